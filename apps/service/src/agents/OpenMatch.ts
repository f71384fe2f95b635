import type { AgentType } from '../storage/records/AgentFilters'

export interface AgentMatch {
  readonly agentId: number
  readonly agentType: AgentType
  readonly itemId: number
}

/**
 * An agent (a saved search) and an item that it finds for at least some users. Paid details, which only
 * subscribers may read, match only for users who may read them. For all other users, the deadline filter is
 * ignored.
 */
export interface OpenMatch extends AgentMatch {
  /**
   * Whether the item matches for users who may read paid details. This can be false although `isOpen` is
   * true: the paid details can contain a word that the agent excludes.
   */
  readonly isPaid: boolean
  /** Whether the item matches for users who may not read paid details. */
  readonly isOpen: boolean
}

/**
 * A match from the SQL statement that compares agents with items. The statement ignores fields in free texts,
 * such as `place:Aarhus`, so `checkTexts` must compare these fields.
 */
export interface UncheckedMatch extends OpenMatch {
  readonly isUnchecked: boolean
}
