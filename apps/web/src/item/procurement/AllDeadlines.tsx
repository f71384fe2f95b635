import type { CalendarAlarm } from '@spadestik/domain/calendar'
import { calendarAlarms } from '@spadestik/domain/calendar'
import { LinkButton } from '@spadestik/ui/LinkButton'
import { Select } from '@spadestik/ui/Select'
import { CalendarPlus } from 'lucide-react'
import { useIntl } from 'react-intl'
import type { TenderWindow } from '../facts/tenderWindows'
import { alarmMessages, messages } from './AllDeadlines.messages'
import * as css from './AllDeadlines.css'
import { ItemReminder } from './ItemReminder'
import type { DatedProcurement } from './useIcsEvents'
import { icsLink, useIcsEvents } from './useIcsEvents'

interface AllDeadlinesProps {
  procurement: DatedProcurement
  windows: readonly TenderWindow[]
  alarm: CalendarAlarm
  onAlarmChange: (alarm: CalendarAlarm) => void
}

/**
 * Offers a calendar file with all date windows (such as the period for offers) of a procurement. Also lets
 * the user choose an alarm for the calendar file, and a reminder by e-mail. Renders nothing if all dates are
 * in the past (Z07, Z09).
 */
export function AllDeadlines({ procurement, windows, alarm, onAlarmChange }: AllDeadlinesProps) {
  const { formatMessage } = useIntl()
  const eventsOf = useIcsEvents(procurement)
  const events = windows.flatMap((window) => eventsOf(window))
  if (events.length === 0) return null
  return (
    <div className={css.bar}>
      <LinkButton
        icon={CalendarPlus}
        href={icsLink(events, alarm)}
        download={`procurement-${procurement.id}.ics`}
      >
        {formatMessage(messages.addAll)}
      </LinkButton>
      <Select<CalendarAlarm>
        label={formatMessage(messages.alarm)}
        variant="compact"
        value={alarm}
        onChange={onAlarmChange}
        options={calendarAlarms.map((value) => ({ value, label: formatMessage(alarmMessages[value]) }))}
      />
      <ItemReminder procurementId={procurement.id} />
    </div>
  )
}
