import type { AgentSearch } from '@spadestik/domain/agents'
import { agentActions, agentIdOf, fromAgent, resetToAgent } from '@spadestik/domain/agents'
import type { SearchCriteria } from '@spadestik/domain/search'
import { useAgents } from '../../api/agents'
import { knownOr } from '../../api/cache/knownOr'
import type { SearchState } from './useSearchState'

/**
 * Returns the agent (saved search) from which the user opened a search. Also returns whether the user can
 * save the search as a new agent, or replace the filters of the agent (S07, S17).
 */
export function useCurrentAgent({ search, agentId }: Pick<SearchState, 'search' | 'agentId'>) {
  const agents = useAgents()
  const all = knownOr(agents.data, [])
  const found = all.find(({ id, type }) => id === agentId && type === search.itemType) ?? null
  const current: AgentSearch = {
    search,
    agent: found === null ? null : { id: found.id, name: found.name, initial: fromAgent(found) },
  }
  // Without the agents it is unknown whether the filters are new or already saved.
  const isUnknown = agentId !== null && agents.data === undefined
  const { canSave, canReplace } = agentActions(current)
  return {
    /**
     * The agent from which the search was opened, even if the filters have changed since. Null if there is
     * none.
     */
    agent: found,
    /** Null if the search's filters differ from the agent's. */
    name: agentIdOf(current) === null ? null : (found?.name ?? null),
    canSave: canSave && !isUnknown,
    canReplace,
    /**
     * Whether the user has an agent for the item type of the search. The search can then replace the filters
     * of such an agent.
     */
    hasReplaceable: all.some(({ type }) => type === search.itemType),
    asSaved: (): SearchCriteria => resetToAgent(current).search,
  }
}
