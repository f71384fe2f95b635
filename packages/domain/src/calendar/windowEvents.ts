import { dayAt, instantAt } from '../dates/zonedTime'
import type { DatedWindow, Moment } from '../dates/windowStatus'
import { closingOf } from '../dates/windowStatus'

/** The time of an event: a whole day, or a period between two instants (RFC 3339, UTC). */
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
 * Returns the calendar events of a date window: one for its last day, and one for its first day if that is
 * another day. With a closing time, the event of the last day lasts for the hour before that time, and all
 * other events last for the whole day. Past events are left out. See ADR 30.
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
