import { expect, test } from 'vitest'
import { deadlineStatus } from './deadlineStatus'
import { nextDeadline } from './nextDeadline'

/** 12:30 in Copenhagen. */
const moment = { now: Date.parse('2026-11-20T11:30:00Z'), timeZone: 'Europe/Copenhagen' }
const window = (to: string | null, toTime: string | null = null) => ({ from: null, to, toTime })
const [open, awarded, cancelled] = [3, 5, 6]

test.each([
  [[], null],
  [[window(null)], null],
  [[window('2026-11-19')], null],
  [[window('2026-11-20')], '2026-11-20'],
  [[window('2026-12-01'), window('2026-11-27'), window('2026-01-01')], '2026-11-27'],
  [[window('2026-11-20', '12:00'), window('2026-12-04')], '2026-12-04'],
  [[window('2026-11-20', '12:00')], null],
  [[window('2026-12-04'), window('2026-12-04', '10:00')], '2026-12-04 10:00'],
])('[S20] the next deadline of %j is %s', (windows, expected) => {
  const next = nextDeadline(windows, open, moment)
  expect(next && [next.to, next.toTime].filter(Boolean).join(' ')).toBe(expected)
})

test('[S20] of two windows that close at the same time, the first one is the next deadline', () => {
  const windows = [
    { kind: 'offers', ...window('2026-12-01') },
    { kind: 'material', ...window('2026-12-01') },
  ]
  expect(nextDeadline(windows, open, moment)?.kind).toBe('offers')
  expect(nextDeadline(windows.toReversed(), open, moment)?.kind).toBe('material')
})

test('[S20] a tender that is awarded or cancelled has no next deadline', () => {
  for (const phase of [awarded, cancelled])
    expect(nextDeadline([window('2026-12-01')], phase, moment)).toBeNull()
})

test.each([
  ['2026-11-27', 7, true],
  ['2026-12-04', 14, true],
  ['2026-12-05', 15, false],
  ['2026-11-19', -1, false],
])('[S20] %s is %i days away, soon: %s', (deadline, days, isNear) => {
  expect(deadlineStatus(deadline, '2026-11-20')).toEqual({ days, isNear })
})
