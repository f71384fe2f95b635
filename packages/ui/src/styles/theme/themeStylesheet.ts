import { themeLayer, themeRules } from '../themeRules'
import type { ThemeColors } from './createTheme'

/**
 * Returns the stylesheet of a theme. Put it into a `<style>` element after the stylesheet of the package.
 *
 * It sets custom properties for the light and dark theme, for more contrast and for print. It does not change
 * forced colours, which a user sets in the system.
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
