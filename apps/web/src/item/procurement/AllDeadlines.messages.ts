import type { CalendarAlarm } from '@spadestik/domain/calendar'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  addAll: NoMessageValues
  alarm: NoMessageValues
}>({
  addAll: { id: 'web.AllDeadlines.addAll', defaultMessage: 'Add all deadlines' },
  alarm: { id: 'web.AllDeadlines.alarm', defaultMessage: 'Alarm in calendar files' },
})

export const alarmMessages = defineMessages<Record<CalendarAlarm, NoMessageValues>>({
  none: { id: 'web.AllDeadlines.alarm.none', defaultMessage: 'No alarm' },
  hour: { id: 'web.AllDeadlines.alarm.hour', defaultMessage: '1 hour before' },
  day: { id: 'web.AllDeadlines.alarm.day', defaultMessage: '1 day before' },
  threeDays: { id: 'web.AllDeadlines.alarm.threeDays', defaultMessage: '3 days before' },
  week: { id: 'web.AllDeadlines.alarm.week', defaultMessage: '1 week before' },
})
