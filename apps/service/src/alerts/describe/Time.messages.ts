import { defineMessages } from '@formatjs/intl'

export const timeMessages = defineMessages<Record<'deadline' | 'start' | 'updated', { count: number }>>({
  deadline: {
    id: 'service.time.deadline',
    defaultMessage: 'deadline within {count, plural, one {# day} other {# days}} of today',
  },
  start: {
    id: 'service.time.start',
    defaultMessage:
      'construction start within {count, plural, one {# quarter} other {# quarters}} of the current one',
  },
  updated: {
    id: 'service.time.updated',
    defaultMessage: 'updated within the last {count, plural, one {day} other {# days}}',
  },
})
