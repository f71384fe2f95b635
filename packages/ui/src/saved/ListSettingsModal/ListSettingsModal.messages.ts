import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const listSettingsModalMessages = defineMessages<{
  newTitle: NoMessageValues
  title: NoMessageValues
  create: NoMessageValues
  save: NoMessageValues
  remove: NoMessageValues
  removeTitle: NoMessageValues
  removeText: { name: string }
}>({
  newTitle: { id: 'ui.ListSettingsModal.newTitle', defaultMessage: 'New list' },
  title: { id: 'ui.ListSettingsModal.title', defaultMessage: 'Settings of the list' },
  create: { id: 'ui.ListSettingsModal.create', defaultMessage: 'Create' },
  save: { id: 'ui.ListSettingsModal.save', defaultMessage: 'Save' },
  remove: { id: 'ui.ListSettingsModal.remove', defaultMessage: 'Delete list' },
  removeTitle: { id: 'ui.ListSettingsModal.removeTitle', defaultMessage: 'Delete the list?' },
  removeText: {
    id: 'ui.ListSettingsModal.removeText',
    defaultMessage: '“{name}” disappears for everybody who shares it. The items themselves stay.',
  },
})
