import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'

const prefix = 'virtual:texts/'

/** Texts of the screen of administrators, which only they load. */
const isOfAdministrators = (id: string): boolean => id.startsWith('admin.')

const isOfTheApp = (id: string): boolean => !id.startsWith('service.') && !isOfAdministrators(id)

/** @param name a language, such as `da`, or `admin-da` for the texts of administrators */
async function compileCatalog(name: string): Promise<string> {
  const language = name.replace('admin-', '')
  const isWanted = name === language ? isOfTheApp : isOfAdministrators
  const path = fileURLToPath(import.meta.resolve(`@spadestik/messages/catalogs/${language}`))
  const catalog = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>
  const texts = Object.entries(catalog)
    .filter(([id]) => isWanted(id))
    // Texts are parsed at build time, because the app ships a formatter without a parser.
    .map(([id, text]) => [id, parse(text)])
  return JSON.stringify(Object.fromEntries(texts))
}

/**
 * Resolves `virtual:texts/<language>` to a URL with the compiled texts of that language, and
 * `virtual:texts/admin-<language>` to one with the texts of administrators. A build writes the
 * texts as an asset. Development and tests use a data URL.
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
      const name = id.slice(prefix.length + 1)
      const source = await compileCatalog(name)
      if (!isBuild)
        return `export default ${JSON.stringify(`data:application/json,${encodeURIComponent(source)}`)}`
      const file = this.emitFile({ type: 'asset', name: `${name}.json`, source })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
