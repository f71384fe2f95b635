import type { HtmlTagDescriptor, Plugin } from 'vite'
import { earlyModule } from './screens.ts'

/**
 * Adds a small script to the page, which runs before the app has loaded. The script sends the requests whose
 * data the first screen needs (ADR 51).
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: earlyModule, name: 'early' })
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const chunk = Object.values(bundle).find(
          (one) => one.type === 'chunk' && one.moduleIds.includes(earlyModule),
        )
        if (chunk === undefined)
          throw new Error(
            'The build has no chunk with the early requests, so the page cannot load it. Check the path in screens.ts.',
          )
        const attrs = {
          type: 'module',
          async: true,
          crossorigin: '',
          fetchpriority: 'high',
          src: `/${chunk.fileName}`,
        }
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }]
      },
    },
  }
}
