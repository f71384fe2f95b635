import type { AgentType } from '../storage/records/AgentFilters'

/** An agent and an item that its search finds. */
export interface AgentMatch {
  readonly agentId: number
  readonly agentType: AgentType
  readonly itemId: number
}

/**
 * A match, and whether it depends on paid details. Users who may not read those cannot filter by deadline,
 * nor match by words and roles that they cannot see.
 */
export interface OpenMatch extends AgentMatch {
  /** Whether the item meets the deadline filter. */
  readonly isInTime: boolean
  /** Whether the item matches with paid details; it may contain an excluded word there. */
  readonly isPaid: boolean
  /** Whether the item matches without paid details. */
  readonly isOpen: boolean
}

/** A match of all filters that one statement can compare for all agents. */
export interface UncheckedMatch extends OpenMatch {
  /** Whether the text of the agent names fields, which are not compared yet. */
  readonly isUnchecked: boolean
}
