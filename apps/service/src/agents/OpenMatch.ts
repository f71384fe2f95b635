import type { AgentType } from '../storage/records/AgentFilters'

/** The ids of an agent (a saved search) and of an item that it finds. */
export interface AgentMatch {
  readonly agentId: number
  readonly agentType: AgentType
  readonly itemId: number
}

/**
 * An agent (a saved search) and an item that it finds. A match can depend on paid details, which are parts of
 * an item that only subscribers may read. For all other users, the deadline filter is ignored, and words and
 * roles that they cannot see do not match.
 */
export interface OpenMatch extends AgentMatch {
  /**
   * Whether the item matches when paid details are included. This can be false although `isOpen` is true: the
   * paid details can contain a word that the agent excludes.
   */
  readonly isPaid: boolean
  /** Whether the item matches when paid details are excluded. */
  readonly isOpen: boolean
}

/**
 * A match from the SQL statement that compares all agents at once. This statement ignores fields in free
 * texts, such as `place:Aarhus`, so `checkTexts` has to compare them.
 */
export interface UncheckedMatch extends OpenMatch {
  /**
   * Whether the free text of the agent contains fields. If so, `checkTexts` must compare the text with the
   * item.
   */
  readonly isUnchecked: boolean
}
