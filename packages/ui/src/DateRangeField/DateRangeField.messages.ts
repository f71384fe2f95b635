import { defineMessages } from 'react-intl'

/** Words of DateRangeField. */
export const dateRangeFieldMessages = defineMessages({
  from: { id: 'ui.DateRangeField.from', defaultMessage: 'From date' },
  to: { id: 'ui.DateRangeField.to', defaultMessage: 'To date' },
  pick: { id: 'ui.DateRangeField.pick', defaultMessage: 'Pick a date' },
  clear: { id: 'ui.DateRangeField.clear', defaultMessage: 'Clear both dates' },
  previous: { id: 'ui.DateRangeField.previous', defaultMessage: 'Previous month' },
  next: { id: 'ui.DateRangeField.next', defaultMessage: 'Next month' },
})
