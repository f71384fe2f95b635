import { defineMessages } from 'react-intl'

export const skipLinkMessages = defineMessages({
  text: { id: 'ui.SkipLink.text', defaultMessage: 'Skip to the content' },
})
