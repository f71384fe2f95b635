import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountScale, fromMillions, toMillions } from './millions'

test('[S13] millions come back as they were', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3000 }), (millions) => {
      expect(toMillions(fromMillions(millions))).toBe(millions)
    }),
  )
})

test.each([
  [48_000_000, { value: 48, scale: 'millions', decimals: 0 }],
  [6_500_000, { value: 6.5, scale: 'millions', decimals: 1 }],
  [240_400_000, { value: 240.4, scale: 'millions', decimals: 0 }],
  [850_000, { value: 850_000, scale: 'units', decimals: 0 }],
])('[Z05] %i is read as %j', (units, expected) => {
  expect(amountScale(units)).toEqual(expected)
})
