import { nextDay } from '../dates/formatDate'
import type { CalendarAlarm } from './alarmTrigger'
import { alarmTrigger } from './alarmTrigger'
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

export interface IcsEvent extends WordedEvent {
  /** The permanent id of the event. An imported event replaces an event with the same id. */
  readonly uid: string
  /**
   * The version of the event, for calendars that programs read repeatedly. Leave out for a file that is
   * imported only once.
   */
  readonly revision?: {
    /** Rises with each change. */
    readonly sequence: number
    /** The time of the last change, RFC 3339. */
    readonly modified: string
    readonly isCancelled: boolean
  }
}

export interface IcsSettings {
  /** When the file is written, RFC 3339. It becomes the `DTSTAMP` of events without a revision. */
  readonly now: string
  readonly alarm: CalendarAlarm
}

export interface IcsSubscription {
  readonly name: string
  readonly refreshMinutes: number
}

function spanLines(span: EventSpan): string[] {
  if ('day' in span) {
    const end = compactDay(nextDay(span.day))
    return [`DTSTART;VALUE=DATE:${compactDay(span.day)}`, `DTEND;VALUE=DATE:${end}`]
  }
  return [`DTSTART:${compactInstant(span.start)}`, `DTEND:${compactInstant(span.end)}`]
}

/**
 * Returns the lines about the version of an event. A file for a single import has no history, so its sequence
 * is the minute in which it is written. A file that is exported later then replaces an earlier one.
 */
function revisionLines(revision: IcsEvent['revision'], now: string): string[] {
  if (revision === undefined) return [`SEQUENCE:${Math.floor(Date.parse(now) / 60_000)}`]
  return [
    `LAST-MODIFIED:${compactInstant(revision.modified)}`,
    `SEQUENCE:${revision.sequence}`,
    `STATUS:${revision.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  ]
}

function alarmLines(alarm: CalendarAlarm, { span, title }: IcsEvent): string[] {
  const trigger = alarmTrigger(alarm, span)
  if (trigger === null) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(title)}`,
    `TRIGGER:${trigger}`,
    'END:VALARM',
  ]
}

function eventLines(event: IcsEvent, { now, alarm }: IcsSettings): string[] {
  const { uid, title, url, place, span, revision } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compactInstant(revision?.modified ?? now)}`,
    ...revisionLines(revision, now),
    ...spanLines(span),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(eventBody(event))}`,
    ...(place === null ? [] : [`LOCATION:${escaped(place)}`]),
    ...(url === '' ? [] : [`URL:${url}`]),
    // Mark the day as free. An all-day deadline must not make the user look busy.
    ...('day' in span ? ['TRANSP:TRANSPARENT'] : []),
    ...alarmLines(alarm, event),
    'END:VEVENT',
  ]
}

/** A calendar must have a component (RFC 5545 section 3.4), also when it has no events. */
const noEvents = [
  'BEGIN:VTIMEZONE',
  'TZID:UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'END:STANDARD',
  'END:VTIMEZONE',
]

function writeCalendar(properties: readonly string[], events: readonly string[]): string {
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spadestik//Spadestik//EN',
    ...properties,
    ...(events.length === 0 ? noEvents : events),
    'END:VCALENDAR',
  ]
  return `${file.map((line) => folded(line)).join('\r\n')}\r\n`
}

/**
 * Returns an iCalendar file (RFC 5545) for a single import. Times are in UTC, and each calendar shows them in
 * the user's time zone.
 */
export function icsFile(events: readonly IcsEvent[], settings: IcsSettings): string {
  return writeCalendar(
    ['METHOD:PUBLISH'],
    events.flatMap((event) => eventLines(event, settings)),
  )
}

/**
 * Returns an iCalendar file to which programs subscribe. `DTSTAMP` is the time of an event's last change, so
 * that the same events always give the same text (RFC 5545 section 3.8.7.2 allows this). The events have no
 * alarms, because each program adds its own.
 */
export function icsCalendar(
  events: readonly (IcsEvent & Required<Pick<IcsEvent, 'revision'>>)[],
  { name, refreshMinutes }: IcsSubscription,
): string {
  const refresh = `PT${refreshMinutes}M`
  return writeCalendar(
    [
      'CALSCALE:GREGORIAN',
      // Write each property with its name in RFC 7986 and with its older name.
      `NAME:${escaped(name)}`,
      `X-WR-CALNAME:${escaped(name)}`,
      `REFRESH-INTERVAL;VALUE=DURATION:${refresh}`,
      `X-PUBLISHED-TTL:${refresh}`,
    ],
    events.flatMap((event) => eventLines(event, { now: event.revision.modified, alarm: 'none' })),
  )
}
