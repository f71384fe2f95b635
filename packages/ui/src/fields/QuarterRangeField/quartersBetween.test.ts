import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { QuarterText } from './quartersBetween'
import { quarterOrder, quartersBetween } from './quartersBetween'

const quarter = fc
  .tuple(fc.constantFrom(1, 2, 3, 4), fc.integer({ min: 2000, max: 2040 }))
  .map(([number, year]): QuarterText => `Q${number as 1 | 2 | 3 | 4} ${year}`)

test.each([
  ['Q3 2026', 'Q2 2027', ['Q3 2026', 'Q4 2026', 'Q1 2027', 'Q2 2027']],
  ['Q1 2027', 'Q1 2027', ['Q1 2027']],
  ['Q2 2027', 'Q1 2027', []],
] as const)('[S12] from %s to %s there are %j', (first, last, quarters) => {
  expect(quartersBetween(first, last)).toEqual(quarters)
})

test('[S12] quartersBetween returns all quarters in order, including the first and the last', () => {
  fc.assert(
    fc.property(quarter, quarter, (first, last) => {
      const orders = quartersBetween(first, last).map(quarterOrder)
      const length = Math.max(0, quarterOrder(last) - quarterOrder(first) + 1)
      expect(orders).toEqual(Array.from({ length }, (_, step) => quarterOrder(first) + step))
    }),
  )
})
