import type { InlineConfig, Rolldown } from 'vite'
import { build } from 'vite'
import { fileWith, modules, withImports } from './modules.ts'
import type { Chunk } from './planChunks.ts'

/** How the bundler splits the app into chunks (script files) by default. Modules are given as file paths. */
interface SmallChunks {
  /**
   * The modules of the early script, a small script that sends the first requests before the app has loaded.
   */
  readonly early: readonly string[]
  /** The modules that the early script needs in addition to `early` on the search page. */
  readonly earlySearch: readonly string[]
  readonly start: readonly string[]
  readonly others: readonly Chunk[]
  /**
   * Maps chunk files to names. The chunk file with the module of a screen has the name of the screen. A chunk
   * file that loads when the browser is idle has the name `idle`.
   */
  readonly names: ReadonlyMap<string, string>
}

/**
 * Builds the app in memory and returns the chunks that the bundler makes by default. Only a build knows which
 * modules a part of the app needs, because a build drops unused code.
 */
export async function buildSmallChunks(config: InlineConfig): Promise<SmallChunks> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false },
  })
  const { output } = result as Rolldown.RolldownOutput
  const outputs = new Map(
    output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
  )
  const fileOf = (module: string): string => fileWith(module, outputs)
  const screens = [{ name: 'login', module: modules.login, requireLogin: false }, ...modules.screens]
  const open = new Set(
    screens.filter(({ requireLogin }) => !requireLogin).map(({ module }) => fileOf(module)),
  )
  const rootsOf = new Map<string, Set<string>>([...outputs.keys()].map((file) => [file, new Set()]))
  const admin = new Set(modules.admin.map(fileOf))
  for (const [file, { isDynamicEntry }] of outputs) {
    // Plan the chunks as if there were no screen of administrators, who are few.
    if (!isDynamicEntry || admin.has(file)) continue
    for (const one of withImports(open.has(file) ? [file] : [file, fileOf(modules.signedIn)], outputs))
      rootsOf.get(one)?.add(file)
  }
  const entries = [...outputs.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName)
  const start = withImports(entries, outputs)
  const earlySearch = withImports([fileOf(modules.earlySearch)], outputs)
  const early = new Set(withImports([fileOf(modules.early)], outputs))
  for (const file of earlySearch) if (start.has(file)) early.add(file)
  const isPlanned = (file: string): boolean => !start.has(file) && !earlySearch.has(file)
  const modulesOf = (files: Iterable<string>): string[] =>
    [...files].flatMap((file) => outputs.get(file)?.moduleIds ?? [])
  const chunks = new Map<string, Chunk>()
  const toChunk = (file: string, { moduleIds, imports, code }: Rolldown.OutputChunk): Chunk => {
    const known = chunks.get(file)
    if (known !== undefined) return known
    const chunk: Chunk = {
      ids: moduleIds,
      roots: rootsOf.get(file) ?? new Set(),
      imports: new Set(),
      size: code.length,
    }
    chunks.set(file, chunk)
    for (const name of imports) {
      const imported = outputs.get(name)
      if (imported !== undefined && isPlanned(name)) chunk.imports.add(toChunk(name, imported))
    }
    return chunk
  }
  return {
    early: modulesOf(early),
    earlySearch: modulesOf(earlySearch),
    start: modulesOf(start),
    others: [...outputs].flatMap(([file, one]) => (isPlanned(file) ? [toChunk(file, one)] : [])),
    names: new Map([
      ...modules.idle.map((module) => [fileOf(module), 'idle'] as const),
      ...screens.map(({ name, module }) => [fileOf(module), name] as const),
    ]),
  }
}
