import { defineMessages } from 'react-intl'

export const rangeFieldMessages = defineMessages({
  from: { id: 'ui.RangeField.from', defaultMessage: 'From' },
  to: { id: 'ui.RangeField.to', defaultMessage: 'To' },
})
