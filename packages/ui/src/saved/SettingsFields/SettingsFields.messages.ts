import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const settingsFieldsMessages = defineMessages<{
  name: NoMessageValues
  nameTaken: NoMessageValues
  takeName: { name: string }
  users: NoMessageValues
}>({
  name: { id: 'ui.SettingsFields.name', defaultMessage: 'Name' },
  nameTaken: {
    id: 'ui.SettingsFields.nameTaken',
    defaultMessage: 'You already have another one with this name.',
  },
  takeName: { id: 'ui.SettingsFields.takeName', defaultMessage: 'Use “{name}”' },
  users: { id: 'ui.SettingsFields.users', defaultMessage: 'Shared with' },
})
