import { defineMessages } from 'react-intl'

export const passwordFieldMessages = defineMessages({
  show: { id: 'ui.PasswordField.show', defaultMessage: 'Show password' },
  hide: { id: 'ui.PasswordField.hide', defaultMessage: 'Hide password' },
})
