import type { StyleRule } from '@vanilla-extract/css'
import { globalStyle } from '@vanilla-extract/css'
import { bottomHeight } from './bottomBars/bottomBars'
import { layers } from './layers.css'
import { vars } from './vars.css'

const base = (selector: string, rule: NonNullable<StyleRule['@layer']>[string]) =>
  globalStyle(selector, { '@layer': { [layers.base]: rule } })

base('*, *::before, *::after', { boxSizing: 'border-box' })

base('html', {
  textSizeAdjust: '100%',
  // Leave room for the header and the bars at the bottom when the browser scrolls to an anchor or a focused
  // element, because they would cover it.
  scrollPaddingBlockStart: `calc(${vars.header.height} + ${vars.space.x4})`,
  scrollPaddingBlockEnd: bottomHeight,
})

// What is in such a bar is in view already.
base('[data-bottom-bar] *', { scrollMarginBlockEnd: `calc(-1 * ${bottomHeight})` })

base('body', {
  margin: 0,
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.md,
  fontWeight: vars.fontWeight.normal,
  fontFeatureSettings: "'cv05', 'ss03', 'calt'",
  letterSpacing: '-0.006em',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
  overflowWrap: 'break-word',
  '@media': { print: { background: '#ffffff' } },
})

base('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0, padding: 0 })
base('h1, h2, h3, h4', { fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' })
// A word of any length, from a source or a user, breaks before it widens its column or the page.
base('h1, h2, h3, h4, p, li, dd, strong', { overflowWrap: 'anywhere' })
base('ul, ol', { listStyle: 'none' })
base('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
// Phone numbers, e-mail addresses and web addresses run from left to right in every language.
base('[dir="rtl"] :is(input[type="tel"], input[type="email"], input[type="url"])', {
  direction: 'ltr',
  textAlign: 'end',
})
base('a', { color: 'inherit' })
base('img, svg, video', { display: 'block', maxInlineSize: '100%' })
base(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' })
base('::selection', { background: vars.color.accent, color: vars.color.onAccent })
