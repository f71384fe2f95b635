import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, clockTimeOf, dayOf } from './dayOf'

describe('the day of a time', () => {
  test.each([
    ['2026-12-04T12:00:00+01:00', '2026-12-04', '12:00'],
    ['2026-12-04T00:30:00+02:00', '2026-12-04', '00:30'],
    ['2026-12-04T23:59:59+01:00', '2026-12-04', null],
    ['2026-12-04T00:00:00+01:00', '2026-12-04', null],
    ['2026-12-04', '2026-12-04', null],
    ['December', null, null],
    [undefined, null, null],
    [null, null, null],
  ])('[S20] %s names %s at %s, in its own time zone', (time, day, clock) => {
    expect(dayOf(time)).toBe(day)
    expect(clockTimeOf(time)).toBe(clock)
  })

  test('[S20] adding and subtracting days is exact across leap days and new years', () => {
    const day = fc
      .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.nat(5000), (start, days) => {
        expect(addDays(addDays(start, days), -days)).toBe(start)
        expect(addDays(start, days) >= start).toBe(true)
      }),
    )
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  })
})
