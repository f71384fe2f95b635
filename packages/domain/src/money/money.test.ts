import { describe, expect, test } from 'vitest'
import { formatAmount, formatShortAmount } from './formatAmount'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')

describe('an amount', () => {
  test.each([
    [1_234_567.8, 'DKK', 'da-DK', '1.234.568 kr.'],
    [1_234_567, 'SEK', 'sv-SE', '1 234 567 kr'],
    [1_234_567, 'USD', 'en-US', '$1,234,567'],
    [1_234_567, 'NOK', 'nb-NO', '1 234 567 kr'],
    [0, 'DKK', 'da-DK', '0 kr.'],
    [null, 'DKK', 'da-DK', '--'],
    [undefined, 'DKK', 'da-DK', '--'],
    [5, 'SEK', 'da-DK', '5 SEK'],
  ])('[Z05] %s %s in %s is formatted as %s', (units, currency, locale, written) => {
    expect(plain(formatAmount(units, currency, locale))).toBe(written)
  })

  test.each([
    [48_250_000, 'da-DK', '48,3 mio. kr.'],
    [1_000_000, 'da-DK', '1 mio. kr.'],
    [999_999, 'da-DK', '999.999 kr.'],
    [null, 'da-DK', '--'],
  ])('[Z05] %s in %s is shortened to %s', (units, locale, written) => {
    expect(plain(formatShortAmount(units, 'DKK', locale))).toBe(written)
  })
})
