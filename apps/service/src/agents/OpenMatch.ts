import type { AgentType } from '../storage/records/AgentFilters'

export interface AgentMatch {
  readonly agentId: number
  readonly agentType: AgentType
  readonly itemId: number
}

/**
 * An agent (a saved search) and an item that it finds for at least one of two groups of users: those who may
 * read paid details (parts of an item that only subscribers may read), and all others. For the others, the
 * deadline filter is ignored, and words and roles that they cannot see do not match.
 */
export interface OpenMatch extends AgentMatch {
  /**
   * Whether the item matches for users who may read paid details. This can be false although `isOpen` is
   * true: the paid details can contain a word that the agent excludes.
   */
  readonly isPaid: boolean
  /** Whether the item matches for all other users. */
  readonly isOpen: boolean
}

/**
 * A match from the SQL statement that compares all agents at once. This statement ignores fields in free
 * texts, such as `place:Aarhus`, so `checkTexts` has to compare them.
 */
export interface UncheckedMatch extends OpenMatch {
  /** Whether the free text contains fields, so that `checkTexts` must compare it with the item. */
  readonly isUnchecked: boolean
}
