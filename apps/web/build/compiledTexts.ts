import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const prefix = 'virtual:texts/'

/** The e-mails' words are the service's; the app never shows them. */
const isOfTheApp = (id: string): boolean => !id.startsWith('service.')

async function compileCatalog(language: string): Promise<string> {
  const path = fileURLToPath(import.meta.resolve(`@spadestik/messages/catalogs/${language}`))
  const catalog = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
  const texts = Object.entries(catalog)
    .filter(([id]) => isOfTheApp(id))
    // Each is parsed here, so that no parser is shipped: one that is left as text would fail at every use.
    .map(([id, text]) => [id, parse(text)])
  return JSON.stringify(Object.fromEntries(texts))
}

/**
 * Makes `virtual:texts/<language>` the address of a language's compiled texts: a file of its own in a build, and
 * the texts themselves where a server runs for development or tests.
 */
export function compiledTexts(): Plugin {
  let isBuild = false
  return {
    name: 'compiled-texts',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined
      const language = id.slice(prefix.length + 1)
      const source = await compileCatalog(language)
      if (!isBuild)
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `${language}.json`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
