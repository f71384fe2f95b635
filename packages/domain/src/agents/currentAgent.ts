import { hasFilters, resetCriteria } from '../search/changeCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import { serializeCriteria } from '../search/serializeCriteria'

/** The agent that started a search. */
export interface CurrentAgent {
  readonly id: number
  readonly name: string
  /** The search that is saved in the agent. */
  readonly initial: SearchCriteria
}

/** The current search, and the agent that started it, or null. */
export interface AgentSearch {
  readonly search: SearchCriteria
  readonly agent: CurrentAgent | null
}

/** Whether the search still equals that of its agent. Order and page may differ. */
export function isAsSaved({ search, agent }: AgentSearch): boolean {
  if (agent === null) return false
  const { order, ascending } = search
  return serializeCriteria({ ...agent.initial, order, ascending }) === serializeCriteria(search)
}

/** Returns the id of the current agent, or null if its search has been changed. (S17) */
export function agentIdOf(current: AgentSearch): number | null {
  return isAsSaved(current) ? (current.agent?.id ?? null) : null
}

/**
 * Resets a search to that of its agent and keeps the current order. Without an agent it removes all filters.
 */
export function resetToAgent({ search, agent }: AgentSearch): AgentSearch {
  if (agent === null) return { search: resetCriteria(search), agent: null }
  const { order, ascending } = search
  return { search: { ...agent.initial, order, ascending, page: 1 }, agent }
}

/**
 * Returns which actions are available. A search can be saved as a new agent if it has filters and differs
 * from its agent. The agent's filters can be replaced if the search has been changed. (S07)
 */
export function agentActions(current: AgentSearch): {
  readonly canSave: boolean
  readonly canReplace: boolean
} {
  const isChanged = current.agent !== null && !isAsSaved(current)
  return {
    canSave: hasFilters(current.search) && agentIdOf(current) === null,
    canReplace: isChanged,
  }
}
