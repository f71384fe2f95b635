import type { Schemas } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { useAgents } from '../../api/agents'
import { useLists } from '../../api/lists'
import { together } from '../../resources/together'
import { messages } from './Webhooks.messages'

type Source = Pick<Schemas['Webhook'], 'listId' | 'agentId'>

/** Returns the lists and agents of the user, and what a webhook is about in words. */
export function useSourceNames() {
  const { formatMessage } = useIntl()
  const lists = useLists()
  const agents = useAgents()
  return {
    lists,
    agents,
    known: together(lists, agents),
    nameOf({ listId, agentId }: Source): string {
      const list = lists.data?.find(({ id }) => id === listId)
      const agent = agents.data?.find(({ id }) => id === agentId)
      if (list !== undefined) return formatMessage(messages.ofList, { name: list.name })
      if (agent !== undefined) return formatMessage(messages.ofAgent, { name: agent.name })
      return formatMessage(listId === null ? messages.agent : messages.list)
    },
  }
}
