import { defineMessages } from 'react-intl'

export const paywalledMessages = defineMessages({
  hidden: { id: 'ui.Paywalled.hidden', defaultMessage: 'Only with a subscription' },
  open: { id: 'ui.Paywalled.open', defaultMessage: 'See what a subscription gives' },
})
