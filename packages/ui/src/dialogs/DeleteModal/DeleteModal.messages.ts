import { defineMessages } from 'react-intl'

/** Words of DeleteModal. */
export const deleteModalMessages = defineMessages({
  remove: { id: 'ui.DeleteModal.remove', defaultMessage: 'Delete' },
})
