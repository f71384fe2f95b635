import { expect, test } from 'vitest'
import { windowStatus } from './windowStatus'

/** 12:30 in Copenhagen. */
const moment = { now: Date.parse('2026-11-20T11:30:00Z'), timeZone: 'Europe/Copenhagen' }
const window = (from: string | null, to: string | null, toTime: string | null = null) => ({
  from,
  to,
  toTime,
})

test.each([
  ['2026-11-01', '2026-11-19', null, 'over', -1],
  ['2026-11-01', '2026-11-20', null, 'open', 0],
  [null, '2026-11-20', '12:00', 'over', 0],
  [null, '2026-11-20', '13:00', 'open', 0],
  [null, '2026-11-20', '99:99', 'open', 0],
  ['2026-11-21', '2026-12-20', '12:00', 'ahead', 30],
  ['2026-11-20', '2026-12-20', null, 'open', 30],
  ['2026-11-01', null, null, 'open', null],
  ['2026-12-01', null, null, 'ahead', null],
] as const)('[Q02] a window from %s to %s %s is %s, with %s days left', (from, to, toTime, state, days) => {
  expect(windowStatus(window(from, to, toTime), moment)).toEqual({ state, days })
})

test('[Q02] days are counted in the time zone of the item: when it is tomorrow in Denmark, it is still today in New York', () => {
  const late = Date.parse('2026-11-20T23:30:00Z')
  const ends = window(null, '2026-11-20')
  expect(windowStatus(ends, { now: late, timeZone: 'Europe/Copenhagen' }).state).toBe('over')
  expect(windowStatus(ends, { now: late, timeZone: 'America/New_York' }).state).toBe('open')
})
