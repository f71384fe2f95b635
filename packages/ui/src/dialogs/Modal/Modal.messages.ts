import { defineMessages } from 'react-intl'

export const modalMessages = defineMessages({
  close: { id: 'ui.Modal.close', defaultMessage: 'Close' },
  discardTitle: { id: 'ui.Modal.discardTitle', defaultMessage: 'Discard what you wrote?' },
  discardText: {
    id: 'ui.Modal.discardText',
    defaultMessage: 'What you wrote here has not been saved.',
  },
  discard: { id: 'ui.Modal.discard', defaultMessage: 'Discard' },
  keepWriting: { id: 'ui.Modal.keepWriting', defaultMessage: 'Keep writing' },
  cancel: { id: 'ui.Modal.cancel', defaultMessage: 'Cancel' },
})
