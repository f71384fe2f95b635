import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The only font file that texts in all four languages need. */
const textFont = /inter-latin-wght-normal.*\.woff2$/

/**
 * Preloads the text font with a low priority, at the end of the page. So the font does not delay the scripts
 * on a slow network.
 */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const file = Object.keys(bundle).find((name) => textFont.test(name))
        if (file === undefined)
          throw new Error(
            'The build has no text font, so none can be preloaded. Check the name in fontPreload.ts.',
          )
        const attrs = {
          rel: 'preload',
          href: `/${file}`,
          as: 'font',
          type: 'font/woff2',
          crossorigin: '',
          fetchpriority: 'low',
        }
        return [{ tag: 'link', attrs, injectTo: 'body' }]
      },
    },
  }
}
