import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const hiddenItemSettingsModalMessages = defineMessages<{
  newTitle: NoMessageValues
  title: NoMessageValues
  text: { name: string }
  several: { count: number }
  users: NoMessageValues
  hide: NoMessageValues
  save: NoMessageValues
  remove: NoMessageValues
}>({
  newTitle: { id: 'ui.HiddenItemSettingsModal.newTitle', defaultMessage: 'Hide in searches' },
  title: { id: 'ui.HiddenItemSettingsModal.title', defaultMessage: 'Settings of the hidden item' },
  text: {
    id: 'ui.HiddenItemSettingsModal.text',
    defaultMessage: '“{name}” no longer shows up in searches and e-mails.',
  },
  several: {
    id: 'ui.HiddenItemSettingsModal.several',
    defaultMessage:
      '{count, plural, one {# item no longer shows up in searches and e-mails.} other {# items no longer show up in searches and e-mails.}}',
  },
  users: { id: 'ui.HiddenItemSettingsModal.users', defaultMessage: 'Hidden for' },
  hide: { id: 'ui.HiddenItemSettingsModal.hide', defaultMessage: 'Hide' },
  save: { id: 'ui.HiddenItemSettingsModal.save', defaultMessage: 'Save' },
  remove: { id: 'ui.HiddenItemSettingsModal.remove', defaultMessage: 'Show again' },
})
