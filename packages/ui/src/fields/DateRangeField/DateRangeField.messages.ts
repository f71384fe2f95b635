import { defineMessages } from 'react-intl'

/** Words of DateRangeField. */
export const dateRangeFieldMessages = defineMessages({
  from: { id: 'ui.DateRangeField.from', defaultMessage: 'From date' },
  to: { id: 'ui.DateRangeField.to', defaultMessage: 'To date' },
  clear: { id: 'ui.DateRangeField.clear', defaultMessage: 'Clear both dates' },
})
