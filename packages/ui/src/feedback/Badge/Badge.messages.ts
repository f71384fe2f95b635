import { defineMessages } from 'react-intl'

export const badgeMessages = defineMessages({
  shared: { id: 'ui.Badge.shared', defaultMessage: 'Shared' },
})
