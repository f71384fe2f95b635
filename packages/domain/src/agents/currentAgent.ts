import { hasFilters, resetCriteria } from '../search/changeCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import { serializeCriteria } from '../search/criteriaCodec'

export interface CurrentAgent {
  readonly id: number
  readonly name: string
  readonly initial: SearchCriteria
}

/**
 * A search, and the agent (a saved search) from which the user opened it. `agent` is null if there is none.
 */
export interface AgentSearch {
  readonly search: SearchCriteria
  readonly agent: CurrentAgent | null
}

/**
 * Whether a search has the filters that its agent (a saved search) has saved. Ignores the order, the page and
 * the filter `unseen`. Returns false without an agent.
 */
export function isAsSaved({ search, agent }: AgentSearch): boolean {
  if (agent === null) return false
  const { order, ascending, unseen } = search
  return serializeCriteria({ ...agent.initial, order, ascending, unseen }) === serializeCriteria(search)
}

/**
 * Returns the id of the agent (a saved search) from which the search was opened. Returns null without an
 * agent, or if the filters have changed since then. (S17)
 */
export function agentIdOf(current: AgentSearch): number | null {
  return isAsSaved(current) ? (current.agent?.id ?? null) : null
}

/**
 * Resets a search to the filters and the order of its agent (a saved search). Without an agent, removes all
 * filters and keeps the order.
 */
export function resetToAgent({ search, agent }: AgentSearch): AgentSearch {
  if (agent === null) return { search: resetCriteria(search), agent: null }
  return { search: { ...agent.initial, page: 1 }, agent }
}

/** Whether a search has the order of its agent. Users cannot choose the order of companies. */
const hasOrderOf = ({ itemType, order, ascending }: SearchCriteria, agent: CurrentAgent | null) =>
  itemType === 'company' || (agent?.initial.order === order && agent.initial.ascending === ascending)

/**
 * Returns which actions are available. A search with filters can be saved as a new agent (a saved search),
 * unless its agent already has these filters and this order. A search that differs from its agent in them can
 * replace the agent. (S07)
 */
export function agentActions(current: AgentSearch): {
  readonly canSave: boolean
  readonly canReplace: boolean
} {
  const { search, agent } = current
  const isSaved = isAsSaved(current) && hasOrderOf(search, agent)
  return {
    canSave: hasFilters({ ...search, unseen: false }) && !isSaved,
    canReplace: agent !== null && !isSaved,
  }
}
