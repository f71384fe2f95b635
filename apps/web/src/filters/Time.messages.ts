import type { TimeName } from '@spadestik/domain/times'
import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const timeNameMessages = defineMessages<Record<TimeName, NoMessageValues>>({
  deadline: { id: 'web.Search.deadline', defaultMessage: 'Deadline' },
  start: { id: 'web.Time.start', defaultMessage: 'Construction start' },
  updated: { id: 'web.Time.updated', defaultMessage: 'Latest update' },
})

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

export const deadlineMessages = defineMessages<{
  until: { day: string }
  since: { day: string }
  between: { from: string; to: string }
}>({
  until: { id: 'web.Search.until', defaultMessage: 'Deadline until {day}' },
  since: { id: 'web.Search.since', defaultMessage: 'Deadline from {day}' },
  between: { id: 'web.Search.between', defaultMessage: 'Deadline {from} – {to}' },
})
