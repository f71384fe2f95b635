import { nextDay } from '../dates/formatDate'

/** An event with its words, whole days only, as a calendar's address takes it. */
export interface WordedEvent {
  readonly title: string
  readonly text: string
  /** The page that it is about. */
  readonly url: string
  /** The first day, `YYYY-MM-DD`. */
  readonly start: string
  /** The last day, `YYYY-MM-DD`. */
  readonly end: string
}

/** Where an event can be exported to. @source specification 9 (Calendar export targets) */
export const calendarTargets = ['outlook', 'office365', 'google', 'apple', 'ics'] as const

/** One of the targets of the export. */
export type CalendarTarget = (typeof calendarTargets)[number]

const compact = (day: string): string => day.replaceAll('-', '')

const body = ({ text, url }: WordedEvent): string => [text, url].filter((part) => part !== '').join('\n\n')

function outlook(host: string, event: WordedEvent): string {
  const query = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    allday: 'true',
    subject: event.title,
    body: body(event),
    startdt: event.start,
    enddt: nextDay(event.end),
  })
  return `https://${host}/calendar/0/deeplink/compose?${query.toString()}`
}

/**
 * The address that opens a calendar with the event filled in; null for the targets that take a file.
 *
 * Days are whole days; the calendars take the day after the last one as the end.
 */
export function calendarLink(target: CalendarTarget, event: WordedEvent): string | null {
  switch (target) {
    case 'outlook':
      return outlook('outlook.live.com', event)
    case 'office365':
      return outlook('outlook.office.com', event)
    case 'google': {
      const dates = `${compact(event.start)}/${compact(nextDay(event.end))}`
      const query = new URLSearchParams({
        action: 'TEMPLATE',
        text: event.title,
        details: body(event),
        dates,
      })
      return `https://calendar.google.com/calendar/render?${query.toString()}`
    }
    case 'apple':
    case 'ics':
      return null
  }
}
