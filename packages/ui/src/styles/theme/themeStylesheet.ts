import { themeLayer, themeRules } from '../themeRules'
import type { ThemeColors } from './createTheme'

/**
 * Returns the stylesheet of a theme, for a `<style>` element after the stylesheet of the package.
 *
 * It sets custom properties in the same cascade layer and for the same users as the package does: dark and
 * light, more contrast, and print. Forced colours still win.
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
