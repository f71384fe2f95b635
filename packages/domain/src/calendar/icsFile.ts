import { nextDay } from '../dates/formatDate'
import type { WordedEvent } from './calendarLinks'

const compact = (day: string): string => day.replaceAll('-', '')

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n')

/** Folds a line at 75 octets, as RFC 5545 section 3.1 asks, without cutting a character. */
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

/** An event with what a file needs beside its words. */
export interface IcsEvent extends WordedEvent {
  /** The same for the same window of the same item, so that an import anew replaces it. */
  readonly uid: string
}

/**
 * The events as an iCalendar file (RFC 5545) of whole days.
 *
 * @param now the time of writing, RFC 3339
 */
export function icsFile(events: readonly IcsEvent[], now: string): string {
  const stamp = `${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
  const lines = events.flatMap(({ uid, title, text, url, start, end }) => [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(start)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(end))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped([text, url].filter((part) => part !== '').join('\n\n'))}`,
    ...(url === '' ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ])
  const file = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Spadestik//Spadestik//EN',
    ...lines,
    'END:VCALENDAR',
  ]
  return `${file.map((line) => folded(line)).join('\r\n')}\r\n`
}
