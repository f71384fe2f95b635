import type { Plugin } from 'vite'
import { earlySearchModule, loginModule, readScreens, signedInModule } from './screens.ts'

interface Chunk {
  readonly fileName: string
  readonly isEntry: boolean
  readonly imports: readonly string[]
  readonly moduleIds: readonly string[]
}

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
 * Writes `route-files.json`, which lists the scripts of each route and of the login, and the texts of each
 * language. A server adds these files to the page, so that browsers request them in parallel (ADR 48). The
 * style sheet is not in the list, because the page already links to it.
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
      const chunkWith = (module: string): Chunk => {
        const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.includes(module))
        if (chunk === undefined)
          throw new Error(
            `The build has no chunk with ${module}, so the files of its routes cannot be named. Check the paths in screens.ts.`,
          )
        return chunk
      }
      const filesOf = (...modules: readonly string[]): string[] => {
        const all = new Set(modules.flatMap((module) => [...withImports(chunks, chunkWith(module))]))
        const needed = [...all].filter((one) => !ofEntry.has(one))
        return needed.map(({ fileName }) => `/${fileName}`)
      }
      const routes = readScreens().map(({ name, pattern, requireLogin, module }) => ({
        name,
        pattern,
        requireLogin,
        files: filesOf(
          ...(name === 'search' ? [earlySearchModule] : []),
          module,
          ...(requireLogin ? [signedInModule] : []),
        ),
      }))
      const texts = Object.fromEntries(
        outputs.flatMap(({ type, fileName }) => {
          const [, language] = /^assets\/(da|en|nb|sv)-[\w-]+\.json$/.exec(fileName) ?? []
          return type === 'asset' && language !== undefined ? [[language, `/${fileName}`]] : []
        }),
      )
      const login = filesOf(loginModule)
      this.emitFile({
        type: 'asset',
        fileName: 'route-files.json',
        source: JSON.stringify({ routes, login, texts }),
      })
    },
  }
}
