import type { Schemas } from '@spadestik/api-client'
import type { CalendarTarget, IcsEvent, WindowEvent } from '@spadestik/domain/calendar'
import { calendarLink, calendarTargets, icsFile, windowEvents } from '@spadestik/domain/calendar'
import { shareLink } from '@spadestik/domain/share'
import { CalendarMenu } from '@spadestik/ui/CalendarMenu'
import { useIntl } from 'react-intl'
import { itemMoment } from '../facts/tenderWindows'
import { messages } from '../ItemPage.messages'
import type { TenderWindow } from '../facts/tenderWindows'
import { useWindowWords } from '../facts/useWindowWords'

interface WindowCalendarMenuProps {
  procurement: Pick<Schemas['Procurement'], 'id' | 'name' | 'countryId'>
  window: TenderWindow
}

/** Returns a link to a web calendar for the main event, or a file with all events for other calendars. */
function targetOf(calendar: CalendarTarget, events: readonly IcsEvent[], main: IcsEvent, name: string) {
  const href = calendarLink(calendar, main)
  if (href !== null) return { calendar, href }
  const file = icsFile(events, new Date().toISOString())
  return {
    calendar,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    download: `${name}.ics`,
  }
}

/**
 * Adds a date window, for example the period for offers, to a calendar. Renders nothing if all dates of the
 * window are in the past (Z07).
 */
export function WindowCalendarMenu({ procurement, window }: WindowCalendarMenuProps) {
  const { formatMessage } = useIntl()
  const { from, to } = useWindowWords()(window)
  const { id, name } = procurement
  const label = formatMessage(messages[window.kind])
  const uid = `procurement-${id}-${window.kind}`
  const lines = [
    from !== null && formatMessage(messages.calendarOpens, { day: from }),
    to !== null && formatMessage(messages.calendarCloses, { day: to }),
    window.note,
    window.address,
    window.link,
  ]
  const worded = ({ moment, span }: WindowEvent): IcsEvent => ({
    uid: `${uid}${moment === 'opens' ? '-opens' : ''}@spadestik`,
    title: formatMessage(moment === 'opens' ? messages.calendarOpensTitle : messages.calendarTitle, {
      window: label,
      name,
    }),
    text: lines.filter(Boolean).join('\n'),
    url: shareLink(location.origin, { type: 'procurement', id }),
    place: window.address ?? null,
    span,
  })
  const events = windowEvents(window, itemMoment(procurement)).map((event) => worded(event))
  const main = events.at(-1)
  if (main === undefined) return null
  return (
    <CalendarMenu
      eventName={label}
      targets={calendarTargets.map((calendar) => targetOf(calendar, events, main, uid))}
    />
  )
}
