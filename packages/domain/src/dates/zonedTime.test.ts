import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayAt, instantAt } from './zonedTime'

test.each([
  ['2026-12-16', '12:00', 'Europe/Copenhagen', '2026-12-16T11:00:00.000Z'],
  ['2026-07-01', '12:00', 'Europe/Oslo', '2026-07-01T10:00:00.000Z'],
  ['2026-10-25', '12:00', 'Europe/Stockholm', '2026-10-25T11:00:00.000Z'],
  ['2026-03-29', '00:30', 'Europe/Copenhagen', '2026-03-28T23:30:00.000Z'],
  ['2026-12-16', '12:00', 'America/New_York', '2026-12-16T17:00:00.000Z'],
])('[Z07] %s at %s in %s is %s', (day, time, zone, instant) => {
  expect(new Date(instantAt(day, time, zone)).toISOString()).toBe(instant)
})

test.each([
  ['2026-13-01', '12:00'],
  ['2026-12-16', '99:99'],
])('[Z07] %s at %s is invalid', (day, time) => {
  expect(instantAt(day, time, 'Europe/Oslo')).toBeNaN()
})

test('[Z07] noon falls on the same day in every time zone', () => {
  const zones = fc.constantFrom('Europe/Copenhagen', 'America/New_York', 'Asia/Tokyo', 'UTC')
  const days = fc.date({
    min: new Date('1990-01-01'),
    max: new Date('2099-12-31'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(days, zones, (date, zone) => {
      const day = date.toISOString().slice(0, 10)
      expect(dayAt(instantAt(day, '12:00', zone), zone)).toBe(day)
    }),
  )
})
