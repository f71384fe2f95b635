import type { NoMessageValues } from 'react-intl'
import { defineMessages } from 'react-intl'

export const agentDeleteModalMessages = defineMessages<{
  title: NoMessageValues
  text: { name: string }
  others: { count: number }
}>({
  title: { id: 'ui.AgentDeleteModal.title', defaultMessage: 'Delete the agent?' },
  text: {
    id: 'ui.AgentDeleteModal.text',
    defaultMessage: '“{name}” is no longer saved, and nothing is mailed about it.',
  },
  others: {
    id: 'ui.AgentDeleteModal.others',
    defaultMessage:
      '{count, plural, one {It disappears for # colleague too.} other {It disappears for # colleagues too.}}',
  },
})
