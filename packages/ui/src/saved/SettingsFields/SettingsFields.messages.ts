import { defineMessages } from 'react-intl'

/** Words of SettingsFields. */
export const settingsFieldsMessages = defineMessages({
  name: { id: 'ui.SettingsFields.name', defaultMessage: 'Name' },
  users: { id: 'ui.SettingsFields.users', defaultMessage: 'Shared with' },
})
