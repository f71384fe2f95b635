import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const messages = defineMessages<{
  new: NoMessageValues
  changed: NoMessageValues
  changedLabel: NoMessageValues
  changes: { text: string; more: number }
  sinceLastVisit: NoMessageValues
  otherChange: NoMessageValues
}>({
  new: {
    id: 'web.Seen.new',
    defaultMessage: 'New',
    description: 'A badge on an item published since the last visit',
  },
  changed: {
    id: 'web.Seen.changed',
    defaultMessage: 'Changed',
    description: 'An item changed since the last visit, and no text says what',
  },
  changedLabel: {
    id: 'web.Seen.changedLabel',
    defaultMessage: 'Changed:',
    description: 'Screen readers say this before the change',
  },
  changes: {
    id: 'web.Seen.changes',
    defaultMessage: '{more, plural, =0 {{text}} one {{text} +#} other {{text} +#}}',
    description: 'The most important change of an item, and how many more there are',
  },
  sinceLastVisit: { id: 'web.Seen.sinceLastVisit', defaultMessage: 'Since your last visit' },
  otherChange: { id: 'web.Seen.otherChange', defaultMessage: 'Some details have changed.' },
})
