import { expect, test } from 'vitest'
import { fitsOnePage } from './fitsOnePage'

test.each([
  [0, true],
  [8, true],
  [9, false],
])('[X01] a table of %d rows is kept on one page: %s', (count, isKept) => {
  expect(fitsOnePage(Array.from({ length: count }))).toBe(isKept)
})
