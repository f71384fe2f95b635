import { defineMessages } from 'react-intl'

export const agentSettingsModalMessages = defineMessages({
  newTitle: { id: 'ui.AgentSettingsModal.newTitle', defaultMessage: 'Save as agent' },
  title: { id: 'ui.AgentSettingsModal.title', defaultMessage: 'Settings of the agent' },
  save: { id: 'ui.AgentSettingsModal.save', defaultMessage: 'Save' },
  remove: { id: 'ui.AgentSettingsModal.remove', defaultMessage: 'Delete agent' },
})
