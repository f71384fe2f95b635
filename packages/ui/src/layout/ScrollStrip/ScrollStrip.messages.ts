import { defineMessages } from 'react-intl'

export const scrollStripMessages = defineMessages({
  back: { id: 'ui.ScrollStrip.back', defaultMessage: 'Scroll back' },
  on: { id: 'ui.ScrollStrip.on', defaultMessage: 'Scroll on' },
})
