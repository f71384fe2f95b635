import { defineMessages } from 'react-intl'

export const deleteModalMessages = defineMessages({
  remove: { id: 'ui.DeleteModal.remove', defaultMessage: 'Delete' },
})
