import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'

/** The CSS of one source file, as vanilla-extract passes it to Vite. */
const virtualCss = /\.css\.ts\.vanilla\.css/

const noTypes = 'export {}\n'

/** Begins every file, because a bundler decides which one a page loads first. */
const layers = '@layer spadestik.theme, spadestik.base, spadestik.components;\n'

/**
 * Adds the styles of each component beside the whole: one CSS file for each source file, and for each entry
 * point `css/<name>.js`, which imports those it needs. Bundlers load a file once, however many components
 * share it, so the order stays the same.
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
        // The file of the layers has no rules.
        if (virtualCss.test(id) && code.includes('{')) texts.set(id, code)
        return null
      },
    },
    generateBundle: {
      // After Vite has written the whole stylesheet.
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle['styles.css']
        if (asset?.type !== 'asset') return
        const whole = String(asset.source)
        const placeOf = (id: string) => whole.indexOf(/\._\w+/.exec(texts.get(id) ?? '')?.[0] ?? '@layer')
        /** Returns the modules that a module needs, in no order. */
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
