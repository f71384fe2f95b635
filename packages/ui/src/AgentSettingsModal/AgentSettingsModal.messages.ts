import { defineMessages } from 'react-intl'

/** Words of AgentSettingsModal. */
export const agentSettingsModalMessages = defineMessages({
  newTitle: { id: 'ui.AgentSettingsModal.newTitle', defaultMessage: 'Save as agent' },
  title: { id: 'ui.AgentSettingsModal.title', defaultMessage: 'Settings of the agent' },
  name: { id: 'ui.AgentSettingsModal.name', defaultMessage: 'Name' },
  users: { id: 'ui.AgentSettingsModal.users', defaultMessage: 'Shared with' },
  save: { id: 'ui.AgentSettingsModal.save', defaultMessage: 'Save' },
  remove: { id: 'ui.AgentSettingsModal.remove', defaultMessage: 'Delete agent' },
})
