import { defineMessages } from 'react-intl'

/** Words of Field. */
export const fieldMessages = defineMessages({
  valid: { id: 'ui.Field.valid', defaultMessage: 'In order' },
})
