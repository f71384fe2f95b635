import { defineMessages } from 'react-intl'

/** Words of Progress. */
export const progressMessages = defineMessages({
  working: { id: 'ui.Progress.working', defaultMessage: 'Working …' },
})
