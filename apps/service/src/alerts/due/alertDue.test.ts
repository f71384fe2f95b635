import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alertDue } from './alertDue'

test.each([
  ['always', '2026-11-21T10:00:00Z', 'Europe/Copenhagen', '2026-11-21T10:05:00.000Z'],
  ['daily', '2026-11-21T04:59:59Z', 'Europe/Copenhagen', '2026-11-21T05:00:00.000Z'],
  ['daily', '2026-11-21T05:00:00Z', 'Europe/Copenhagen', '2026-11-22T05:00:00.000Z'],
  ['daily', '2026-07-01T03:00:00Z', 'Europe/Stockholm', '2026-07-01T04:00:00.000Z'],
  // During these nights the clocks change, once back and once forward.
  ['daily', '2026-10-24T22:30:00Z', 'Europe/Oslo', '2026-10-25T05:00:00.000Z'],
  ['daily', '2027-03-27T22:30:00Z', 'Europe/Oslo', '2027-03-28T04:00:00.000Z'],
  ['weekly', '2026-11-21T10:00:00Z', 'Europe/Copenhagen', '2026-11-23T05:00:00.000Z'],
  ['weekly', '2026-11-23T05:00:00Z', 'Europe/Copenhagen', '2026-11-30T05:00:00.000Z'],
] as const)(
  '[Z06] a match with timing %s found at %s in %s is mailed at %s',
  (mailTime, matched, timeZone, due) => {
    expect(alertDue(mailTime, new Date(matched), timeZone).toISOString()).toBe(due)
  },
)

test('[Z06] an alert is always later than its matches, and a weekly alert never before a daily one', () => {
  const times = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(
      times,
      fc.constantFrom('Europe/Copenhagen', 'Europe/Stockholm', 'Europe/Oslo'),
      (matched, zone) => {
        const daily = alertDue('daily', matched, zone)
        expect(daily.getTime()).toBeGreaterThan(matched.getTime())
        expect(alertDue('weekly', matched, zone).getTime()).toBeGreaterThanOrEqual(daily.getTime())
      },
    ),
  )
})
