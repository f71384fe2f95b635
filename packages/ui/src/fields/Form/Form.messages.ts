import { defineMessages } from 'react-intl'

/** Words of Form, for what the browser refuses and nobody else gave words to. */
export const formMessages = defineMessages({
  valueMissing: { id: 'ui.Form.valueMissing', defaultMessage: 'The field is required' },
  typeMismatch: { id: 'ui.Form.typeMismatch', defaultMessage: 'Please enter a valid value' },
})
