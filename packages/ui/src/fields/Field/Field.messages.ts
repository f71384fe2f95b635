import { defineMessages } from 'react-intl'

export const fieldMessages = defineMessages({
  valid: { id: 'ui.Field.valid', defaultMessage: 'In order' },
})
