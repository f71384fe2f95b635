import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  label: NoMessageValues
  hint: NoMessageValues
  none: NoMessageValues
  days: { days: number }
  failed: NoMessageValues
}>({
  label: { id: 'web.Reminder.label', defaultMessage: 'Reminder by e-mail' },
  hint: {
    id: 'web.Reminder.hint',
    defaultMessage: 'For the deadlines of the tenders on the list. Only you are reminded.',
  },
  none: { id: 'web.Reminder.none', defaultMessage: 'No reminder' },
  days: {
    id: 'web.Reminder.days',
    defaultMessage: '{days, plural, one {# day before} other {# days before}}',
  },
  failed: { id: 'web.Reminder.failed', defaultMessage: 'The reminder could not be saved.' },
})
