import { defineMessages } from 'react-intl'

export const dateRangeFieldMessages = defineMessages({
  from: { id: 'ui.DateRangeField.from', defaultMessage: 'From date' },
  to: { id: 'ui.DateRangeField.to', defaultMessage: 'To date' },
  clear: { id: 'ui.DateRangeField.clear', defaultMessage: 'Clear both dates' },
})
