import { defineMessages } from 'react-intl'

export const settingsFieldsMessages = defineMessages({
  name: { id: 'ui.SettingsFields.name', defaultMessage: 'Name' },
  users: { id: 'ui.SettingsFields.users', defaultMessage: 'Shared with' },
})
