import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { RouteName } from '../src/routing/paths.ts'
import { routeTable } from '../src/routing/paths.ts'

const app = fileURLToPath(new URL('../src/', import.meta.url))

/** The parts of the bundler's chunks that this file uses. */
interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } | undefined
}

/** Reads the module of each screen, relative to `src`, from the functions that load the screens. */
function readScreens(): ReadonlyMap<string, string> {
  const source = readFileSync(`${app}shell/loadScreen.ts`, 'utf8')
  return new Map(
    [...source.matchAll(/(\w+): async \(\) =>\s+\(await import\('\.\.\/([^']+)'\)\)/g)].map(
      ([, name = '', file = '']) => [name, file],
    ),
  )
}

/** Returns a chunk with all chunks that it imports. */
function withImports(chunks: ReadonlyMap<string, Chunk>, first: Chunk): Set<Chunk> {
  const found = new Set([first])
  for (const { imports } of found) {
    for (const name of imports) {
      const chunk = chunks.get(name)
      if (chunk !== undefined) found.add(chunk)
    }
  }
  return found
}

/**
 * Writes `route-files.json`, which names the scripts and styles of each route, of the login, and the texts of
 * each language. A server adds them to the page, so that browsers request them at once instead of one after
 * another (ADR 48).
 */
export function routeFiles(): Plugin {
  return {
    name: 'route-files',
    apply: 'build',
    generateBundle(_options, bundle) {
      const outputs = Object.values(bundle)
      const chunks = new Map(
        outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one as Chunk] as const] : [])),
      )
      const ofEntry = new Set(
        [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((one) => [...withImports(chunks, one)]),
      )
      const filesOf = (name: string, module: string | undefined): string[] => {
        const chunk = [...chunks.values()].find(({ moduleIds }) =>
          moduleIds.some((id) => id.replace(/\.tsx?$/, '') === `${app}${module}`),
        )
        if (chunk === undefined)
          throw new Error(
            `The build has no chunk with the screen of the route "${name}", so its files cannot be named. Check the pattern in routeFiles.ts.`,
          )
        const needed = [...withImports(chunks, chunk)].filter((one) => !ofEntry.has(one))
        const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
        return [...styles, ...needed.map(({ fileName }) => fileName)].map((file) => `/${file}`)
      }
      const screens = readScreens()
      const routes = (Object.keys(routeTable) as RouteName[]).map((name) => {
        const { pattern, requireLogin } = routeTable[name]
        return { name, pattern, requireLogin, files: filesOf(name, screens.get(name)) }
      })
      const texts = Object.fromEntries(
        outputs.flatMap(({ type, fileName }) => {
          const [, language] = /^assets\/(da|en|nb|sv)-[\w-]+\.json$/.exec(fileName) ?? []
          return type === 'asset' && language !== undefined ? [[language, `/${fileName}`]] : []
        }),
      )
      const login = filesOf('login', 'account/login/LoginScreen')
      this.emitFile({
        type: 'asset',
        fileName: 'route-files.json',
        source: JSON.stringify({ routes, login, texts }),
      })
    },
  }
}
