import Beasties from 'beasties'
import type { Plugin } from 'vite'

/**
 * Lets the browser show the outline (the empty page in `index.html`) before the style sheet has loaded.
 * Copies the styles of the outline into the page, and moves the link to the style sheet below the outline.
 * The app still waits for the style sheet (ADR 58).
 */
export function inlineFrame(): Plugin {
  return {
    name: 'inline-frame',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }): Promise<string> {
        class BundleStyles extends Beasties {
          override getCssAsset(href: string): Promise<string | undefined> {
            const file = bundle[href.slice(1)]
            return Promise.resolve(file?.type === 'asset' ? String(file.source) : undefined)
          }
        }
        const styles = new BundleStyles({
          preload: 'body',
          pruneSource: false,
          fonts: false,
          keyframes: 'none',
          // Copy these rules even if no element matches them during the build. The server adds the name of
          // the route to `#frame` later, and the user's settings choose the theme of `:root`.
          allowRules: [/#frame/, /^:root/],
          logLevel: 'silent',
        })
        const inlined = await styles.process(html)
        if (!inlined.includes('#frame{'))
          throw new Error(
            'The page has no styles of the outline, so it would be blank until the style sheet has loaded. Check the selectors in inlineFrame.ts.',
          )
        return inlined.replace(' data-beasties-container', '')
      },
    },
  }
}
