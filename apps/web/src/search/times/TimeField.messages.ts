import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  between: NoMessageValues
  days: { count: number }
  quarters: { count: number }
  other: NoMessageValues
  numberOfDays: { max: number }
  numberOfQuarters: { max: number }
  todayBetween: { from: string; to: string }
  todaySince: { day: string }
}>({
  between: { id: 'web.TimeField.between', defaultMessage: 'From – to' },
  days: { id: 'web.TimeField.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  quarters: {
    id: 'web.TimeField.quarters',
    defaultMessage: '{count, plural, one {# quarter} other {# quarters}}',
  },
  other: { id: 'web.TimeField.other', defaultMessage: 'Other' },
  numberOfDays: { id: 'web.TimeField.numberOfDays', defaultMessage: 'Number of days (1 to {max})' },
  numberOfQuarters: {
    id: 'web.TimeField.numberOfQuarters',
    defaultMessage: 'Number of quarters (1 to {max})',
  },
  todayBetween: {
    id: 'web.TimeField.todayBetween',
    defaultMessage: 'Moves with the calendar, also in a saved agent. Today it means {from} – {to}.',
  },
  todaySince: {
    id: 'web.TimeField.todaySince',
    defaultMessage: 'Moves with the calendar, also in a saved agent. Today it means since {day}.',
  },
})
