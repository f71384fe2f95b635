import { defineMessages } from 'react-intl'

export const alertMessages = defineMessages({
  dismiss: { id: 'ui.Alert.dismiss', defaultMessage: 'Dismiss' },
})
