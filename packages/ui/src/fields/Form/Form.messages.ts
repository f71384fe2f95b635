import { defineMessages } from 'react-intl'

/** The error texts for the browser's validation. They are for fields without their own error text. */
export const formMessages = defineMessages({
  valueMissing: { id: 'ui.Form.valueMissing', defaultMessage: 'The field is required' },
  typeMismatch: { id: 'ui.Form.typeMismatch', defaultMessage: 'Please enter a valid value' },
})
