import { defineMessages } from 'react-intl'

/** Words of Alert. */
export const alertMessages = defineMessages({
  dismiss: { id: 'ui.Alert.dismiss', defaultMessage: 'Dismiss' },
})
