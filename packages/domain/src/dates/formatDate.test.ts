import { expect, test } from 'vitest'
import { daysBetween, formatDate } from './formatDate'

test.each([
  ['2026-11-02', '02.11.2026'],
  ['2026-11-02T23:59:59+02:00', '02.11.2026'],
  [null, '--'],
  [undefined, '--'],
  ['', '--'],
  ['soon', '--'],
])('[Z05] %s is formatted as %s', (value, text) => {
  expect(formatDate(value)).toBe(text)
})

test.each([
  ['2026-11-20', '2026-11-27', 7],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-11-20', '2026-11-20T08:00:00+01:00', 0],
  ['2026-11-20', '2026-11-19', -1],
])('[S20] %s to %s is %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days)
})
