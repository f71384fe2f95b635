import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

const virtualCss = /\.css\.ts\.vanilla\.css/

const noTypes = 'export {}\n'

/**
 * The order of the cascade layers. Every CSS file begins with this line, because any of the files can be the
 * first that a page loads.
 */
const layers = '@layer spadestik.theme, spadestik.base, spadestik.components;\n'

/**
 * Writes a CSS file for each source file. Also writes `css/<name>.js` for each entry point. This file imports
 * the CSS files that the entry point needs, in the order of the whole stylesheet.
 */
export function splitStyles(folder: string): Plugin {
  const texts = new Map<string, string>()
  const nameOf = (id: string) =>
    relative(folder, id.replace(/\?.*$/, '')).replace('.css.ts.vanilla.css', '.css')
  return {
    name: 'split-styles',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (virtualCss.test(id) && code.includes('{')) texts.set(id, code)
        return null
      },
    },
    generateBundle: {
      // Run last, because Vite has written the whole stylesheet only then.
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle['styles.css']
        if (asset?.type !== 'asset') return
        const whole = String(asset.source)
        const placeOf = (id: string) => whole.indexOf(/\._\w+/.exec(texts.get(id) ?? '')?.[0] ?? '@layer')
        const reach = (id: string, seen = new Set<string>()): Set<string> => {
          if (seen.has(id)) return seen
          seen.add(id)
          const info = this.getModuleInfo(id)
          const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]
          for (const each of imported) reach(each, seen)
          return seen
        }
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const write = (name: string, first: string, ids: readonly string[]) => {
          emit(`css/${name}.js`, [first, ...ids.map((id) => `import '../${nameOf(id)}'\n`)].join(''))
          emit(`css/${name}.d.ts`, noTypes)
        }
        const base = ['themes', 'base'].flatMap((name) =>
          [...texts.keys()].filter((id) => nameOf(id) === `src/styles/${name}.css`),
        )
        write('base', "import '@fontsource-variable/inter/wght.css'\n", base)
        for (const id of this.getModuleIds()) {
          const name = basename(id, '.ts')
          if (basename(dirname(id)) !== 'exports' || !/^[A-Z]/.test(name)) continue
          const needed = [...reach(id)].filter((each) => texts.has(each) && !base.includes(each))
          write(
            name,
            "import './base.js'\n",
            needed.toSorted((a, b) => placeOf(a) - placeOf(b)),
          )
        }
        for (const [id, text] of texts) emit(nameOf(id), layers + text)
        emit('styles.d.ts', noTypes)
      },
    },
  }
}
