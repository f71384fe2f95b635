import { nextDay } from '../dates/formatDate'
import type { EventSpan } from './windowEvents'

/** An event with its words, as a calendar takes it. */
export interface WordedEvent {
  readonly title: string
  readonly text: string
  /** The page that it is about; empty for none. */
  readonly url: string
  /** Where it takes place; null where that is not known. */
  readonly place: string | null
  readonly span: EventSpan
}

/** Where an event can be exported to. */
export const calendarTargets = ['outlook', 'office365', 'google', 'apple', 'ics'] as const

/** One of the targets of the export. */
export type CalendarTarget = (typeof calendarTargets)[number]

/** An instant as iCalendar and Google write it: `20261216T110000Z`. */
export const compactInstant = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** A day as iCalendar and Google write it: `20261216`. */
export const compactDay = (day: string): string => day.replaceAll('-', '')

/** The text of an event with the link to its page. */
export const eventBody = ({ text, url }: WordedEvent): string =>
  [text, url].filter((part) => part !== '').join('\n\n')

const located = (place: string | null): Record<string, string> => (place === null ? {} : { location: place })

function outlook(host: string, event: WordedEvent): string {
  const { span, title, place } = event
  const isDay = 'day' in span
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    allday: String(isDay),
    subject: title,
    body: eventBody(event),
    // The end of a whole day is the day after it.
    startdt: isDay ? span.day : span.start,
    enddt: isDay ? nextDay(span.day) : span.end,
    ...located(place),
  })
  return `https://${host}/calendar/0/deeplink/compose?${query.toString()}`
}

function google(event: WordedEvent): string {
  const { span, title, place } = event
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details: eventBody(event),
    dates:
      'day' in span
        ? `${compactDay(span.day)}/${compactDay(nextDay(span.day))}`
        : `${compactInstant(span.start)}/${compactInstant(span.end)}`,
    ...located(place),
  })
  return `https://calendar.google.com/calendar/render?${query.toString()}`
}

/** The address that opens a calendar with the event filled in; null for the targets that take a file. */
export function calendarLink(target: CalendarTarget, event: WordedEvent): string | null {
  switch (target) {
    case 'outlook':
      return outlook('outlook.live.com', event)
    case 'office365':
      return outlook('outlook.office.com', event)
    case 'google':
      return google(event)
    case 'apple':
    case 'ics':
      return null
  }
}
