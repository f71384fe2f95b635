import { themeLayer, themeRules } from '../themeRules'
import type { ThemeColors } from './createTheme'

/**
 * Returns the stylesheet of a theme. Put it into a `<style>` element after the stylesheet of the package.
 *
 * The stylesheet sets custom properties in the same cascade layer and under the same conditions as the
 * package: light and dark, more contrast, and print. The forced colours of a user's system still override
 * these properties.
 */
export function themeStylesheet(colors: ThemeColors): string {
  const rules = themeRules.map(({ selector, media, theme }) => {
    const properties = Object.entries(colors[theme]).map(
      ([name, value]) => `--spadestik-color-${name}: ${value};`,
    )
    const rule = `${selector} { ${properties.join(' ')} }`
    return media === undefined ? rule : `@media ${media} { ${rule} }`
  })
  return `@layer ${themeLayer} {\n${rules.join('\n')}\n}\n`
}
