import { dayAt, instantAt } from '../dates/zonedTime'
import type { DatedWindow, Moment } from '../dates/windowStatus'
import { closingOf } from '../dates/windowStatus'

/** A whole day, or from one instant to another (RFC 3339, UTC). */
export type EventSpan = { readonly day: string } | { readonly start: string; readonly end: string }

export interface WindowEvent {
  readonly moment: 'opens' | 'closes'
  readonly span: EventSpan
}

const hour = 3_600_000

function closingSpan(to: string, toTime: string | null, timeZone: string): EventSpan {
  const end = toTime === null ? Number.NaN : instantAt(to, toTime, timeZone)
  if (Number.isNaN(end)) return { day: to }
  return { start: new Date(end - hour).toISOString(), end: new Date(end).toISOString() }
}

/**
 * Returns the calendar events of a date window: its last day and, if on another day, its first day. If the
 * last day has a closing time, its event takes the hour before that time. Every other event takes a whole
 * day. Past events are left out. See ADR 30.
 */
export function windowEvents(window: DatedWindow, { now, timeZone }: Moment): WindowEvent[] {
  const { from, to, toTime } = window
  const today = dayAt(now, timeZone)
  const events: WindowEvent[] = []
  if (from !== null && from !== to && from >= today) events.push({ moment: 'opens', span: { day: from } })
  const closing = closingOf(window, timeZone)
  if (to !== null && closing !== null && closing > now) {
    events.push({ moment: 'closes', span: closingSpan(to, toTime, timeZone) })
  }
  return events
}
