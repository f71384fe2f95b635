import type { AgentSearch } from '@spadestik/domain/agents'
import { agentActions, agentIdOf, fromAgent, resetToAgent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useAgents } from '../../api/agents'
import type { SearchState } from './useSearchState'

/** The agent that a search came from, and what may be done with both. @source specification 4 (Search) */
export function useCurrentAgent({ search, agentId }: Pick<SearchState, 'search' | 'agentId'>) {
  const { all = [] } = useAgents()
  const found = all.find(({ id, type }) => id === agentId && type === search.itemType) ?? null
  const current: AgentSearch = {
    search,
    agent: found === null ? null : { id: found.id, name: found.name, initial: fromAgent(found) },
  }
  return {
    /** The agent, changed or not; null where the search came from none. */
    agent: found,
    /** The agent's name while the search is as it was saved. */
    name: agentIdOf(current) === null ? null : (found?.name ?? null),
    ...agentActions(current),
    /** Whether there is an agent that could be given these filters. */
    hasReplaceable: all.some(({ type }) => type === search.itemType),
    /** The search as its agent has it. */
    asSaved: (): SearchCriteria => resetToAgent(current).search,
  }
}
