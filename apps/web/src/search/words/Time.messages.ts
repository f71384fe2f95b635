import type { TimeName } from '@spadestik/domain/times'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

/** The names of the filters that compare a time, such as the deadline. */
export const timeNameMessages = defineMessages<Record<TimeName, NoMessageValues>>({
  deadline: { id: 'web.Search.deadline', defaultMessage: 'Deadline' },
  start: { id: 'web.Time.start', defaultMessage: 'Construction start' },
  updated: { id: 'web.Time.updated', defaultMessage: 'Latest update' },
})

/** The texts of filters with a relative time. */
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

/** The texts of a deadline filter with a range of days. */
export const deadlineMessages = defineMessages<{
  until: { day: string }
  since: { day: string }
  between: { from: string; to: string }
}>({
  until: { id: 'web.Search.until', defaultMessage: 'Deadline until {day}' },
  since: { id: 'web.Search.since', defaultMessage: 'Deadline from {day}' },
  between: { id: 'web.Search.between', defaultMessage: 'Deadline {from} – {to}' },
})
