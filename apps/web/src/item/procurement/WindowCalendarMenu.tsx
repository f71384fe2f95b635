import type { CalendarAlarm, CalendarTarget, IcsEvent } from '@spadestik/domain/calendar'
import { calendarLink, calendarTargets } from '@spadestik/domain/calendar'
import { CalendarMenu } from '@spadestik/ui/CalendarMenu'
import { useIntl } from 'react-intl'
import type { TenderWindow } from '../facts/tenderWindows'
import { messages } from '../ItemPage.messages'
import type { DatedProcurement } from './useIcsEvents'
import { icsLink, useIcsEvents } from './useIcsEvents'

interface WindowCalendarMenuProps {
  procurement: DatedProcurement
  window: TenderWindow
  /**
   * When the alarm of the calendar sounds, for example one day before the event. Only calendar files use this
   * value, because web calendars set their own alarms.
   */
  alarm: CalendarAlarm
}

/**
 * Returns the link that adds a date window to a calendar. The link of a web calendar adds one event: the end
 * of the window, or its start if there is no end. Other calendars get a file with both events.
 */
function targetOf(
  calendar: CalendarTarget,
  events: readonly IcsEvent[],
  main: IcsEvent,
  name: string,
  alarm: CalendarAlarm,
) {
  const href = calendarLink(calendar, main)
  if (href !== null) return { calendar, href }
  return { calendar, href: icsLink(events, alarm), download: `${name}.ics` }
}

/**
 * A menu that adds a date window, such as the period for offers, to a calendar. Renders nothing if all dates
 * are in the past (Z07).
 */
export function WindowCalendarMenu({ procurement, window, alarm }: WindowCalendarMenuProps) {
  const { formatMessage } = useIntl()
  const events = useIcsEvents(procurement)(window)
  const main = events.at(-1)
  if (main === undefined) return null
  const name = `procurement-${procurement.id}-${window.kind}`
  return (
    <CalendarMenu
      eventName={formatMessage(messages[window.kind])}
      targets={calendarTargets.map((calendar) => targetOf(calendar, events, main, name, alarm))}
    />
  )
}
