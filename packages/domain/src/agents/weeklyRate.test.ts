import { expect, test } from 'vitest'
import { weeklyRate } from './weeklyRate'

test.each([
  [0, 90, null],
  [11, 90, null],
  [12, 90, 1],
  [52, 90, 4],
  [6, 6, null],
  [6, 7, 6],
])('[W12] %i in %i days are %s a week', (count, days, perWeek) => {
  expect(weeklyRate(count, days)).toBe(perWeek)
})
