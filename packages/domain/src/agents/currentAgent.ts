import { hasFilters, resetCriteria } from '../search/changeCriteria'
import type { SearchCriteria } from '../search/SearchCriteria'
import { serializeCriteria } from '../search/serializeCriteria'

/** The agent that a search was loaded from. */
export interface CurrentAgent {
  readonly id: number
  readonly name: string
  /** The search as it was saved. */
  readonly initial: SearchCriteria
}

/** The current search, and the agent it was loaded from, or null. */
export interface AgentSearch {
  readonly search: SearchCriteria
  readonly agent: CurrentAgent | null
}

/** Whether the search still equals its agent; order and page do not count. */
export function isAsSaved({ search, agent }: AgentSearch): boolean {
  if (agent === null) return false
  const { order, ascending } = search
  return serializeCriteria({ ...agent.initial, order, ascending }) === serializeCriteria(search)
}

/** Returns the id of the current agent, or null once the criteria have changed. (S17) */
export function agentIdOf(current: AgentSearch): number | null {
  return isAsSaved(current) ? (current.agent?.id ?? null) : null
}

/** Resets a search to its agent in the current order; without an agent, removes all filters. */
export function resetToAgent({ search, agent }: AgentSearch): AgentSearch {
  if (agent === null) return { search: resetCriteria(search), agent: null }
  const { order, ascending } = search
  return { search: { ...agent.initial, order, ascending, page: 1 }, agent }
}

/**
 * Returns which agent actions are available. A search can be saved as a new agent only if it filters something
 * and no agent is loaded. (S07)
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
