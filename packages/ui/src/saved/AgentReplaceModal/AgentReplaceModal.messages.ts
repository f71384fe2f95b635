import { defineMessages } from 'react-intl'

export const agentReplaceModalMessages = defineMessages({
  title: { id: 'ui.AgentReplaceModal.title', defaultMessage: 'Replace an agent' },
  intro: {
    id: 'ui.AgentReplaceModal.intro',
    defaultMessage:
      'The chosen agent gets the filters and the order of this search. Its name, its e-mails and those who share it stay.',
  },
  agents: { id: 'ui.AgentReplaceModal.agents', defaultMessage: 'Your agents' },
  none: { id: 'ui.AgentReplaceModal.none', defaultMessage: 'You have no agent of this kind to replace.' },
  loading: { id: 'ui.AgentReplaceModal.loading', defaultMessage: 'Your agents are on their way' },
  removed: { id: 'ui.AgentReplaceModal.removed', defaultMessage: 'Removed from the agent' },
  added: { id: 'ui.AgentReplaceModal.added', defaultMessage: 'New in the agent' },
  same: { id: 'ui.AgentReplaceModal.same', defaultMessage: 'The agent already has these filters.' },
  replace: { id: 'ui.AgentReplaceModal.replace', defaultMessage: 'Replace' },
})
