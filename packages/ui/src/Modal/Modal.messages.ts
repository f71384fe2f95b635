import { defineMessages } from 'react-intl'

/** Words of Modal. */
export const modalMessages = defineMessages({
  close: { id: 'ui.Modal.close', defaultMessage: 'Close' },
  cancel: { id: 'ui.Modal.cancel', defaultMessage: 'Cancel' },
})
