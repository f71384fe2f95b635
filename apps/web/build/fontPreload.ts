import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The one font file that every page of the four languages is written with. */
const textFont = /inter-latin-wght-normal.*\.woff2$/

/** Names the font in the page itself, so that it comes beside the script and not after the first words. */
export function fontPreload(): Plugin {
  return {
    name: 'font-preload',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }): HtmlTagDescriptor[] {
        const file = Object.keys(bundle).find((name) => textFont.test(name))
        if (file === undefined) throw new Error('The build has no text font, so none can be fetched ahead.')
        const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}
