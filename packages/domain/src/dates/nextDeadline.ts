import { daysBetween } from './formatDate'
import { limits } from '../limits/limits'

export interface WindowEnd {
  readonly to: string | null
}

/**
 * Returns the earliest deadline that has not passed, or null if there is none. (S20)
 *
 * @param now an RFC 3339 timestamp
 */
export function nextDeadline(windows: readonly (WindowEnd | null | undefined)[], now: string): string | null {
  const upcoming = windows.flatMap((window) => {
    const end = window?.to ?? null
    return end !== null && endOf(end) >= Date.parse(now) ? [end] : []
  })
  return upcoming.sort((a, b) => endOf(a) - endOf(b))[0] ?? null
}

/** Returns when a date window ends, in milliseconds since 1970. A day without a time ends at 23:59:59 UTC. */
function endOf(end: string): number {
  return Date.parse(/T/.test(end) ? end : `${end}T23:59:59Z`)
}

export function deadlineStatus(deadline: string, today: string): { days: number; isNear: boolean } {
  const days = daysBetween(today, deadline)
  return { days, isNear: days >= 0 && days <= limits.nearDeadlineDays }
}
