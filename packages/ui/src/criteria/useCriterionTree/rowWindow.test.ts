import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rowWindow, scrollTopFor } from './rowWindow'

describe('[S10] the rows in the DOM', () => {
  test.each([
    [0, 10_000, { first: 0, count: 22 }],
    [300, 10_000, { first: 5, count: 22 }],
    [299_670, 10_000, { first: 9978, count: 22 }],
    [0, 4, { first: 0, count: 4 }],
    [9000, 4, { first: 0, count: 4 }],
    [0, 0, { first: 0, count: 0 }],
  ])('scrolled to %i of %i rows are %o', (scrollTop, rowCount, expected) => {
    expect(rowWindow(scrollTop, 30, 330, rowCount)).toEqual(expected)
  })

  test('include every visible row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (rowCount, wish) => {
        const scrollTop = wish % Math.max(1, rowCount * 30 - 330)
        const { first, count } = rowWindow(scrollTop, 30, 330, rowCount)
        const lastInView = Math.min(rowCount - 1, Math.floor((scrollTop + 329) / 30))
        expect(first).toBeLessThanOrEqual(Math.floor(scrollTop / 30))
        expect(first + count - 1).toBeGreaterThanOrEqual(lastInView)
      }),
    )
  })
})

describe('[S10] scrolling to a row', () => {
  test.each([
    [0, 600, 0],
    [25, 600, 600],
    [40, 600, 900],
    [3, 0, 0],
  ])('row %i from %i scrolls to %i', (rowIndex, scrollTop, expected) => {
    expect(scrollTopFor(rowIndex, scrollTop, 30, 330)).toBe(expected)
  })
})
