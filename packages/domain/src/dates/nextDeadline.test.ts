import { expect, test } from 'vitest'
import { deadlineStatus, nextDeadline } from './nextDeadline'

const now = '2026-11-20T12:00:00Z'

test.each([
  [[], null],
  [[{ to: null }, null, undefined], null],
  [[{ to: '2026-11-19' }], null],
  [[{ to: '2026-11-20' }], '2026-11-20'],
  [[{ to: '2026-12-01' }, { to: '2026-11-27' }, { to: '2026-01-01' }], '2026-11-27'],
  [[{ to: '2026-11-20T13:00:00+02:00' }, { to: '2026-11-20T13:00:00Z' }], '2026-11-20T13:00:00Z'],
])('[S20] the next deadline of %j is %s', (windows, expected) => {
  expect(nextDeadline(windows, now)).toBe(expected)
})

test.each([
  ['2026-11-27', 7, true],
  ['2026-12-04', 14, true],
  ['2026-12-05', 15, false],
  ['2026-11-19', -1, false],
])('[S20] %s is %i days away, soon: %s', (deadline, days, isNear) => {
  expect(deadlineStatus(deadline, '2026-11-20')).toEqual({ days, isNear })
})
