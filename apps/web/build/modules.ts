import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'
import { loginModule, screens, signedInModule } from '../src/loading/screens.ts'

/** Returns the path of a file in `src`. */
const inSource = (file: string): string => fileURLToPath(new URL(`../src/${file}`, import.meta.url))

/** The paths of the modules that are a chunk of their own, or begin one. */
export const modules = {
  login: inSource(`${loginModule}.tsx`),
  signedIn: inSource(`${signedInModule}.tsx`),
  /** The script that sends the first requests before the app has loaded, and its code for searches. */
  early: inSource('loading/early.ts'),
  earlySearch: inSource('loading/sendSearch.ts'),
  /**
   * The screen of administrators, the link to it, and its tabs with the largest forms. What they need must not change
   * the chunks of other screens (ADR 94).
   */
  admin: [
    inSource(`${screens.admin.module}.tsx`),
    inSource('account/admin/adminLink.ts'),
    inSource('account/admin/products/ProductsTab.tsx'),
    inSource('account/admin/users/UsersTab.tsx'),
  ],
  /** What the search page loads after its results are visible, without an action of the user. */
  idle: [
    'frame/ConnectionLine',
    'search/panel/SearchFilters',
    'search/panel/SearchSummary',
    'search/query/QueryChips',
    'shell/Prefetch',
  ].map((module) => inSource(`${module}.tsx`)),
  screens: Object.entries(screens).map(([name, { pattern, requireLogin, module }]) => ({
    name,
    pattern,
    requireLogin,
    module: inSource(`${module}.tsx`),
  })),
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>

/** Returns the script files of a build, by their names. */
export const chunksOf = (bundle: Rolldown.OutputBundle): Chunks =>
  new Map(
    Object.entries(bundle).flatMap(([file, one]) => (one.type === 'chunk' ? [[file, one] as const] : [])),
  )

/** Returns the name of the file that contains a module. @throws if the build has no such file */
export function fileWith(module: string, chunks: Chunks): string {
  for (const [file, { moduleIds }] of chunks) if (moduleIds.includes(module)) return file
  throw new Error(
    `The build has no chunk with ${module}, so the page cannot load it. Check the paths in screens.ts and modules.ts.`,
  )
}

/** Returns the given files and all files that they import. */
export function withImports(files: readonly string[], chunks: Chunks): ReadonlySet<string> {
  const found = new Set(files)
  for (const file of found) for (const imported of chunks.get(file)?.imports ?? []) found.add(imported)
  return found
}
