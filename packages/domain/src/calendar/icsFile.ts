import { nextDay } from '../dates/formatDate'
import type { WordedEvent } from './calendarLinks'
import { compactDay, compactInstant, eventBody } from './calendarLinks'
import type { EventSpan } from './windowEvents'

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Folds a line after 75 octets (RFC 5545 section 3.1) without splitting a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > 75) {
      parts.push(part)
      part = ' '
      octets = 1
    }
    part += letter
    octets += size
  }
  return [...parts, part].join('\r\n')
}

/** An event with the properties that only calendar files need. */
export interface IcsEvent extends WordedEvent {
  /**
   * The permanent id of the event. When the event is imported again, it replaces the event with the same id.
   */
  readonly uid: string
}

/** The reminder is one day before a timed event, and at 9:00 on the day before an all-day event. */
const reminders = { time: '-P1D', day: '-PT15H' } as const

function spanLines(span: EventSpan): string[] {
  if ('day' in span) {
    const end = compactDay(nextDay(span.day))
    return [`DTSTART;VALUE=DATE:${compactDay(span.day)}`, `DTEND;VALUE=DATE:${end}`]
  }
  return [`DTSTART:${compactInstant(span.start)}`, `DTEND:${compactInstant(span.end)}`]
}

function eventLines(event: IcsEvent, stamp: string): string[] {
  const { uid, title, url, place, span } = event
  const isDay = 'day' in span
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    ...spanLines(span),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(eventBody(event))}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    // Mark the day as free. An all-day deadline must not make the user look busy.
    ...(isDay ? ['TRANSP:TRANSPARENT'] : []),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${isDay ? reminders.day : reminders.time}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

/**
 * Writes events as an iCalendar file (RFC 5545). Times are in UTC, and each calendar shows them in the user's
 * time zone.
 *
 * @param now the time at which the file is written, RFC 3339
 */
export function icsFile(events: readonly IcsEvent[], now: string): string {
  const stamp = compactInstant(now)
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spadestik//Spadestik//EN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${file.map((line) => folded(line)).join('\r\n')}\r\n`
}
