import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const helper = '\0vite/preload-helper.js'

const loadCode = fileURLToPath(new URL('../src/loading/loadCode.ts', import.meta.url))

/** The scripts that index.html loads. They are always there, so no list of files has to name them. */
const filesOfThePage = /^assets\/(?:early|index|rolldown-runtime)-[\w-]+\.js$/

/**
 * Makes each dynamic import call `loadCode` instead of Vite's own function. `loadCode` waits for a connection
 * instead of failing (ADR 57).
 */
export function waitingImports(): Plugin {
  let isReplaced = false
  return {
    name: 'waiting-imports',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, files, { hostType }) {
            if (hostType !== 'js') return files
            // For a module with only one file, Vite passes an empty list of files. `loadCode` needs the file
            // in the list.
            if (files.length === 0) return [file]
            return files.filter((name) => !filesOfThePage.test(name))
          },
        },
      },
    }),
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(_code, id) {
        isReplaced = id === helper
        return `export { loadCode as __vitePreload } from ${JSON.stringify(loadCode)}`
      },
    },
    buildEnd(error) {
      if (error === undefined && !isReplaced)
        throw new Error(`Vite no longer has ${helper}, so imports would fail without a connection.`)
    },
  }
}
