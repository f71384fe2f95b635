import { defineMessages } from 'react-intl'

/** Words of Badge. */
export const badgeMessages = defineMessages({
  shared: { id: 'ui.Badge.shared', defaultMessage: 'Shared' },
})
