import { defineMessages } from 'react-intl'

export const progressMessages = defineMessages({
  working: { id: 'ui.Progress.working', defaultMessage: 'Working …' },
})
