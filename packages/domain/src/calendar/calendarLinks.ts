import { nextDay } from '../dates/formatDate'
import type { EventSpan } from './windowEvents'

export interface WordedEvent {
  readonly title: string
  readonly text: string
  /** The URL of the page about the event, or an empty text. */
  readonly url: string
  /** Null if unknown. */
  readonly place: string | null
  readonly span: EventSpan
}

/** The calendars to which an event can be exported. (Z07) */
export const calendarTargets = ['outlook', 'office365', 'google', 'apple', 'ics'] as const

export type CalendarTarget = (typeof calendarTargets)[number]

/** Formats an instant for iCalendar and Google: `20261216T110000Z`. */
export const compactInstant = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Formats a day for iCalendar and Google: `20261216`. */
export const compactDay = (day: string): string => day.replaceAll('-', '')

/** Returns the text of an event, followed by the link to its page. */
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
    // Calendars expect the day after the last day as the end of an all-day event.
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

/**
 * Returns the URL that opens a calendar with the event filled in. Returns null for calendars that import a
 * file instead.
 */
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
