import { defineMessages } from 'react-intl'

/** Words of SkipLink. */
export const skipLinkMessages = defineMessages({
  text: { id: 'ui.SkipLink.text', defaultMessage: 'Skip to the content' },
})
