import type { ThemeName } from './tokens.gen'

export interface ThemeRule {
  selector: string
  media?: string
  theme: ThemeName
}

export const themeLayer = 'spadestik.theme'

/**
 * A selector for the root element with a high specificity. The styles for printing and for forced colours use
 * it to override the theme that the page sets by `data-theme` and `data-contrast`.
 */
export const rootFirst = ':root:root:root:root'

const dark = '(prefers-color-scheme: dark)'
const moreContrast = '(prefers-contrast: more)'
const contrastOf = (theme: string): string =>
  `[data-contrast="more"][data-theme="${theme}"], [data-contrast="more"] [data-theme="${theme}"]`

/**
 * The conditions for each theme. Of two rules with equal specificity, the later rule applies. The page
 * follows the settings of the user's system unless it sets `data-theme` or `data-contrast`.
 */
export const themeRules: readonly ThemeRule[] = [
  { selector: ':root', theme: 'light' },
  { selector: ':root', media: moreContrast, theme: 'lightContrast' },
  { selector: ':root:not([data-theme])', media: dark, theme: 'dark' },
  { selector: ':root:not([data-theme])', media: `${dark} and ${moreContrast}`, theme: 'darkContrast' },
  { selector: ':root[data-contrast="more"]:not([data-theme])', theme: 'lightContrast' },
  { selector: ':root[data-contrast="more"]:not([data-theme])', media: dark, theme: 'darkContrast' },
  ...(['dark', 'light'] as const).flatMap((theme): ThemeRule[] => [
    { selector: `[data-theme="${theme}"]`, theme },
    { selector: `[data-theme="${theme}"]`, media: moreContrast, theme: `${theme}Contrast` },
    { selector: contrastOf(theme), theme: `${theme}Contrast` },
  ]),
  { selector: rootFirst, media: 'print', theme: 'print' },
]
