import { defineMessages } from 'react-intl'

/** Texts for browser validation errors that have no text of their own. */
export const formMessages = defineMessages({
  valueMissing: { id: 'ui.Form.valueMissing', defaultMessage: 'The field is required' },
  typeMismatch: { id: 'ui.Form.typeMismatch', defaultMessage: 'Please enter a valid value' },
})
