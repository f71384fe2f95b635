import type { HtmlTagDescriptor, Plugin } from 'vite'
import { chunksOf, fileWith, modules } from './modules.ts'

/**
 * Adds a small script to the page, which runs before the app has loaded. The script sends the requests whose
 * data the first screen needs (ADR 51).
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: modules.early, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const file = fileWith(modules.early, chunksOf(bundle))
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: '',
          fetchpriority: 'high',
          src: `/${file}`,
        }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
