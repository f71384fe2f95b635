import { onePerKey } from '../locale/onePerKey'

// Use the Swedish format of dates, which is easy to parse: `2026-12-16 11:00:00`.
const formatOf = onePerKey(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
)

const wallClock = (instant: number, timeZone: string): number =>
  Date.parse(`${formatOf(timeZone).format(instant).replace(' ', 'T')}Z`)

/**
 * Returns the instant at which clocks in a time zone show a local time. If the clocks skip this time in
 * spring, returns the instant at which they show the time one hour later.
 *
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param timeZone IANA name
 * @returns milliseconds since 1970, or NaN if the day or the time is invalid
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  if (Number.isNaN(asUtc)) return Number.NaN
  const guess = asUtc - (wallClock(asUtc, timeZone) - asUtc)
  return guess - (wallClock(guess, timeZone) - asUtc)
}

/** Returns the local day of an instant in a time zone as `YYYY-MM-DD`. */
export function dayAt(instant: number, timeZone: string): string {
  return formatOf(timeZone).format(instant).slice(0, 10)
}
