import { onePerKey } from '../locale/onePerKey'

// Swedish writes a time as 2026-12-16 11:00.
const formatOf = onePerKey(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

const wallClock = (instant: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(instant).replace(' ', 'T')}Z`)

/**
 * The instant at which clocks in a time zone show a time. A time that the change to summer time skips is read as
 * the hour after it.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone IANA name
 * @returns milliseconds since 1970, or NaN where day or time is none.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  const guess = asUtc - (wallClock(asUtc, timeZone) - asUtc)
  return guess - (wallClock(guess, timeZone) - asUtc)
}

/** The day that a time zone has at an instant, `YYYY-MM-DD`. */
export function dayAt(instant: number, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(0, 10)
}
