import { dayAt, instantAt } from '../dates/zonedTime'
import { addDays, daysBetween } from '../dates/formatDate'

/** A date window of a procurement. */
export interface DatedWindow {
  /** `YYYY-MM-DD`, or null for an open beginning. */
  readonly from: string | null
  /** `YYYY-MM-DD`, the last day, or null for an open end. */
  readonly to: string | null
  /** `HH:MM` at which it ends on its last day, local to the item; null for the end of the day. */
  readonly toTime: string | null
}

/** Now, and where: deadlines are counted in the days of the item's own country. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number
  /** IANA name. */
  readonly timeZone: string
}

/** How a window stands: not begun, open, or over. `days` are those left until its last day, null for an open end. */
export interface WindowStanding {
  readonly state: 'ahead' | 'open' | 'over'
  readonly days: number | null
}

/** The instant at which a window closes, or null for an open end. An unreadable time counts as the end of the day. */
export function closingOf({ to, toTime }: DatedWindow, timeZone: string): number | null {
  if (to === null) return null
  const exact = toTime === null ? Number.NaN : instantAt(to, toTime, timeZone)
  return Number.isNaN(exact) ? instantAt(addDays(to, 1), '00:00', timeZone) : exact
}

/** Says whether a window is still to come, open or over. */
export function windowStanding(window: DatedWindow, { now, timeZone }: Moment): WindowStanding {
  const today = dayAt(now, timeZone)
  const closing = closingOf(window, timeZone)
  const days = window.to === null ? null : daysBetween(today, window.to)
  if (closing !== null && closing <= now) return { state: 'over', days }
  return { state: window.from !== null && window.from > today ? 'ahead' : 'open', days }
}

/** The window that closes next, or null where none with an end is still open or to come. */
export function nextClosing<Window extends DatedWindow>(
  windows: readonly Window[],
  { now, timeZone }: Moment,
): Window | null {
  const closing = (window: Window): number => closingOf(window, timeZone) ?? Infinity
  const ahead = windows.filter((window) => Number.isFinite(closing(window)) && closing(window) > now)
  return ahead.sort((a, b) => closing(a) - closing(b))[0] ?? null
}
