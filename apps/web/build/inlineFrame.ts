import Beasties from 'beasties'
import type { Plugin } from 'vite'

/**
 * Adds the styles of the outline to the page, and moves the link to the style sheet below the outline. The
 * browser then shows the outline as soon as it has the page, and waits for the style sheet only before it
 * runs the app (ADR 58).
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
          // The server writes the name of the route into the outline, so no element has it yet. The themes of
          // the root depend on the settings of the user.
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
