import type { ThemeName } from './tokens.gen'

export interface ThemeRule {
  selector: string
  media?: string
  theme: ThemeName
}

export const themeLayer = 'spadestik.theme'

/**
 * A selector for the root element that is more specific than `data-theme` and `data-contrast`, so that the
 * colours for print and forced colours win over the theme that the page sets.
 */
export const rootFirst = ':root:root:root:root'

const dark = '(prefers-color-scheme: dark)'
const moreContrast = '(prefers-contrast: more)'
const contrastOf = (theme: string): string =>
  `[data-contrast="more"][data-theme="${theme}"], [data-contrast="more"] [data-theme="${theme}"]`

/**
 * The conditions under which each theme applies. A later rule wins over an equally specific one. The page
 * follows the user's system unless it sets `data-theme` or `data-contrast`.
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
