import { defineMessages } from 'react-intl'

export const quarterRangeFieldMessages = defineMessages({
  from: { id: 'ui.QuarterRangeField.from', defaultMessage: 'From quarter' },
  to: { id: 'ui.QuarterRangeField.to', defaultMessage: 'To quarter' },
  any: { id: 'ui.QuarterRangeField.any', defaultMessage: 'Any' },
})
