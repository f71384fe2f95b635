import type { AgentType } from '../storage/records/AgentFilters'

/** An agent and an item that its search finds. */
export interface AgentMatch {
  readonly agentId: number
  readonly agentType: AgentType
  readonly itemId: number
}

/**
 * A match, and what it depends on. Users who may not read paid details cannot filter by deadline, and cannot
 * match words and roles that they cannot see.
 */
export interface OpenMatch extends AgentMatch {
  /** Whether the item meets the deadline filter of the agent. */
  readonly isInTime: boolean
  /**
   * Whether the item matches when paid details are included. They may contain an excluded word, so this can
   * be false although `isOpen` is true.
   */
  readonly isPaid: boolean
  /** Whether the item matches when paid details are excluded. */
  readonly isOpen: boolean
}

/** A match that one statement finds for all agents at once, before texts with fields are compared. */
export interface UncheckedMatch extends OpenMatch {
  /** Whether the text of the agent contains fields, which `checkTexts` still has to compare. */
  readonly isUnchecked: boolean
}
