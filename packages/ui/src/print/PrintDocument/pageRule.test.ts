import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cssString, pageTokens } from './pageRule'

describe('[X01] the text at the bottom of a page', () => {
  test.each([
    ['Printed 21.11.2026', '"Printed 21.11.2026"'],
    [`Page ${pageTokens.page} of ${pageTokens.pages}`, '"Page " counter(page) " of " counter(pages)'],
    [`${pageTokens.pages}/${pageTokens.page}`, 'counter(pages) "/" counter(page)'],
    ['say "no" \\ yes', String.raw`"say \"no\" \\ yes"`],
    ['</style><script>', '" /style> script>"'],
    ['two\nlines', '"two lines"'],
  ])('%j is %s', (text, css) => {
    expect(cssString(text)).toBe(css)
  })

  test('never ends the CSS string before its end', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const inner = cssString(`x${text.replaceAll(/[\uE000\uE001]/g, '')}`).slice(1, -1)
        expect(inner.replaceAll(/\\./g, '')).not.toMatch(/["\n\r\f<\\]/)
      }),
    )
  })
})
