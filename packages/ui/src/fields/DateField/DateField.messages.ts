import { defineMessages } from 'react-intl'

export const dateFieldMessages = defineMessages({
  pick: { id: 'ui.DateField.pick', defaultMessage: 'Pick a date' },
  previous: { id: 'ui.DateField.previous', defaultMessage: 'Previous month' },
  next: { id: 'ui.DateField.next', defaultMessage: 'Next month' },
})
