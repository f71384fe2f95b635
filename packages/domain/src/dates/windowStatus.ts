import { dayAt, instantAt } from './zonedTime'
import { addDays, daysBetween } from './formatDate'

/** A date window of a procurement, such as the period in which offers are accepted. */
export interface DatedWindow {
  /** The first day as `YYYY-MM-DD`, or null for an open start. */
  readonly from: string | null
  /** The last day as `YYYY-MM-DD`, or null for an open end. */
  readonly to: string | null
  /** The time on the last day, `HH:MM` in the item's time zone. Null for the end of the day. */
  readonly toTime: string | null
}

/** The current time, and the time zone of the item, in which days are counted. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** An IANA name such as `Europe/Oslo`. */
  readonly timeZone: string
}

/**
 * The state of a date window. `days` is the number of days until the last day of the window, or null if the
 * window has no end.
 */
export interface WindowStatus {
  readonly state: 'ahead' | 'open' | 'over'
  readonly days: number | null
}

/**
 * Returns when a date window closes, in milliseconds since 1970, or null if it has no end. An invalid
 * `toTime` counts as the end of the day.
 */
export function closingOf({ to, toTime }: DatedWindow, timeZone: string): number | null {
  if (to === null) return null
  const exact = toTime === null ? Number.NaN : instantAt(to, toTime, timeZone)
  return Number.isNaN(exact) ? instantAt(addDays(to, 1), '00:00', timeZone) : exact
}

/** Returns whether a date window is still to come, open or over, and the days until its last day. */
export function windowStatus(window: DatedWindow, { now, timeZone }: Moment): WindowStatus {
  const today = dayAt(now, timeZone)
  const closing = closingOf(window, timeZone)
  const days = window.to === null ? null : daysBetween(today, window.to)
  if (closing !== null && closing <= now) return { state: 'over', days }
  return { state: window.from !== null && window.from > today ? 'ahead' : 'open', days }
}
