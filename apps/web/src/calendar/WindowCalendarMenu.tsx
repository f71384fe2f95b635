import type { Schemas } from '@spadestik/api-client'
import type { CalendarTarget, IcsEvent } from '@spadestik/domain/calendar'
import { calendarEvents, calendarLink, calendarTargets, icsFile } from '@spadestik/domain/calendar'
import { shareLink } from '@spadestik/domain/share'
import { CalendarMenu } from '@spadestik/ui/CalendarMenu'
import { useIntl } from 'react-intl'
import { messages } from '../itemPage/ItemPage.messages'
import type { TenderWindow } from '../itemPage/tenderWindows'

interface WindowCalendarMenuProps {
  procurement: Pick<Schemas['Procurement'], 'id' | 'name'>
  window: TenderWindow
}

/** A page of a calendar, or the file itself for those that take one. */
function targetOf(calendar: CalendarTarget, event: IcsEvent) {
  const href = calendarLink(calendar, event)
  if (href !== null) return { calendar, href }
  const file = icsFile([event], new Date().toISOString())
  return {
    calendar,
    href: `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`,
    download: `${event.uid.split('@')[0]}.ics`,
  }
}

/** Takes a date window of a procurement into a calendar; nothing for one without a date. @source specification 9, decision 31 */
export function WindowCalendarMenu({ procurement, window }: WindowCalendarMenuProps) {
  const { formatMessage } = useIntl()
  const label = formatMessage(messages[window.kind])
  const [event] = calendarEvents([window])
  if (event === undefined) return null
  const { id, name } = procurement
  const until = event.endTime === null ? null : formatMessage(messages.calendarUntil, { time: event.endTime })
  const worded: IcsEvent = {
    uid: `procurement-${id}-${window.kind}@spadestik`,
    title: formatMessage(messages.calendarTitle, { window: label, name }),
    text: [until, window.note, window.address, window.link].filter(Boolean).join('\n'),
    url: shareLink(location.origin, { type: 'procurement', id }),
    start: event.start,
    end: event.end,
  }
  return (
    <CalendarMenu eventName={label} targets={calendarTargets.map((calendar) => targetOf(calendar, worded))} />
  )
}
