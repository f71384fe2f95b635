import type { Agent } from '@spadestik/domain/agents'
import { fromAgent } from '@spadestik/domain/agents'
import { countFilters } from '@spadestik/domain/search'
import { useIntl } from 'react-intl'
import { messages } from './Agent.messages'

/**
 * Returns a function that describes an agent (a saved search) in a few words: its free text, and how many
 * filters it has. They tell agents with similar names apart (W08). Null for an agent without both.
 */
export function useAgentWords(): (agent: Agent) => string | null {
  const { formatMessage, formatList } = useIntl()
  return (agent) => {
    const search = fromAgent(agent)
    const text = search.freeSearch.trim()
    const count = countFilters(search) - (search.freeSearch === '' ? 0 : 1)
    const parts = [
      ...(text === '' ? [] : [formatMessage(messages.text, { text })]),
      ...(count === 0 ? [] : [formatMessage(messages.filters, { count })]),
    ]
    return parts.length === 0 ? null : formatList(parts)
  }
}
