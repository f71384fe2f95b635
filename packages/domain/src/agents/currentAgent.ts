import { canBeReset, resetCriteria } from '../search/changeCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import { serializeCriteria } from '../search/serializeCriteria'

/** The agent that a search came from; none where its criteria were changed since. @source specification 4 (Search) */
export interface CurrentAgent {
  readonly id: number
  readonly name: string
  /** The search as the agent has it. */
  readonly initial: SearchCriteria
}

/** What a person looks at: a search, and the agent that it is, was, or never was. */
export interface AgentSearch {
  readonly search: SearchCriteria
  readonly agent: CurrentAgent | null
}

/** Whether the search still is what its agent says; order and page are no part of an agent. */
export function isAsSaved({ search, agent }: AgentSearch): boolean {
  if (agent === null) return false
  const { order, ascending } = search
  return serializeCriteria({ ...agent.initial, order, ascending }) === serializeCriteria(search)
}

/** The id of the agent that a search is: changed criteria clear it. */
export function agentIdOf(current: AgentSearch): number | null {
  return isAsSaved(current) ? (current.agent?.id ?? null) : null
}

/** Opens an agent: its search from page 1. */
export function openAgent(agent: CurrentAgent): AgentSearch {
  return { search: { ...agent.initial, page: 1 }, agent }
}

/** The search after a change; another item type forgets the agent. */
export function withSearch({ agent }: AgentSearch, search: SearchCriteria): AgentSearch {
  return { search, agent: agent?.initial.itemType === search.itemType ? agent : null }
}

/** The search as its agent has it, in the order at hand; without an agent, the search without filters. */
export function resetToAgent({ search, agent }: AgentSearch): AgentSearch {
  if (agent === null) return { search: resetCriteria(search), agent: null }
  const { order, ascending } = search
  return { search: { ...agent.initial, order, ascending, page: 1 }, agent }
}

/** What may be done with a search: saved as a new agent only when it filters something and is no agent. @source specification 2 (Search) */
export function agentActions(current: AgentSearch): {
  readonly canSave: boolean
  readonly canReplace: boolean
} {
  const isChanged = current.agent !== null && !isAsSaved(current)
  return {
    canSave: canBeReset(current.search) && agentIdOf(current) === null,
    canReplace: isChanged,
  }
}
