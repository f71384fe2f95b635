import { defineMessages } from 'react-intl'

export const toastsMessages = defineMessages({
  label: { id: 'ui.Toasts.label', defaultMessage: 'Messages' },
  close: { id: 'ui.Toasts.close', defaultMessage: 'Close the message' },
})
