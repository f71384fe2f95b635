import type { Plugin } from 'vite'
import { chunksOf, fileWith, modules, withImports } from './modules.ts'

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
      const chunks = chunksOf(bundle)
      const entries = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' && one.isEntry ? [one.fileName] : [],
      )
      const ofEntry = withImports(entries, chunks)
      const filesOf = (...wanted: readonly string[]): string[] => {
        const files = wanted.map((module) => fileWith(module, chunks))
        return [...withImports(files, chunks)].filter((file) => !ofEntry.has(file)).map((file) => `/${file}`)
      }
      const routes = modules.screens.map(({ name, pattern, requireLogin, module }) => ({
        name,
        pattern,
        requireLogin,
        files: filesOf(
          ...(name === 'search' ? [modules.earlySearch] : []),
          module,
          ...(requireLogin ? [modules.signedIn] : []),
        ),
      }))
      const texts = Object.fromEntries(
        Object.values(bundle).flatMap(({ type, fileName }) => {
          const [, language] = /^assets\/(da|en|nb|sv)-[\w-]+\.json$/.exec(fileName) ?? []
          return type === 'asset' && language !== undefined ? [[language, `/${fileName}`]] : []
        }),
      )
      const login = filesOf(modules.login)
      this.emitFile({
        type: 'asset',
        fileName: 'route-files.json',
        source: JSON.stringify({ routes, login, texts }),
      })
    },
  }
}
