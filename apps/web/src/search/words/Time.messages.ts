import type { TimeName } from '@spadestik/domain/times'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

/** The names of the filters of times. */
export const timeNameMessages = defineMessages<Record<TimeName, NoMessageValues>>({
  deadline: { id: 'web.Search.deadline', defaultMessage: 'Deadline' },
  start: { id: 'web.Time.start', defaultMessage: 'Construction start' },
  updated: { id: 'web.Time.updated', defaultMessage: 'Latest update' },
})

/** The filters with a relative time. */
export const withinMessages = defineMessages<Record<TimeName, { count: number }>>({
  deadline: {
    id: 'web.Time.deadlineWithin',
    defaultMessage: 'Deadline within {count, plural, one {# day} other {# days}}',
  },
  start: {
    id: 'web.Time.startWithin',
    defaultMessage: 'Construction start within {count, plural, one {# quarter} other {# quarters}}',
  },
  updated: {
    id: 'web.Time.updatedWithin',
    defaultMessage: 'Updated within {count, plural, one {# day} other {# days}}',
  },
})

/** The filters with days. */
export const daysMessages = defineMessages<{
  deadlineUntil: { day: string }
  deadlineSince: { day: string }
  deadlineBetween: { from: string; to: string }
  updatedUntil: { day: string }
  updatedSince: { day: string }
  updatedBetween: { from: string; to: string }
}>({
  deadlineUntil: { id: 'web.Search.until', defaultMessage: 'Deadline until {day}' },
  deadlineSince: { id: 'web.Search.since', defaultMessage: 'Deadline from {day}' },
  deadlineBetween: { id: 'web.Search.between', defaultMessage: 'Deadline {from} – {to}' },
  updatedUntil: { id: 'web.Time.updatedUntil', defaultMessage: 'Updated until {day}' },
  updatedSince: { id: 'web.Time.updatedSince', defaultMessage: 'Updated since {day}' },
  updatedBetween: { id: 'web.Time.updatedBetween', defaultMessage: 'Updated {from} – {to}' },
})
