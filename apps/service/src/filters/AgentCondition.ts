import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'

export type ConditionName = Schemas['AgentConditionName']

/**
 * One filter of an agent (a saved search) as SQL conditions, or a part of it that is compared on its own. If
 * the agent does not set the filter, the conditions are true. The SQL uses these table aliases:
 *
 * - `a`: the agent
 * - `s`: the item
 * - `r`: the roles of companies on the item
 * - `t`: the agent's relative times, such as 'the next 14 days', converted to dates
 * - `n`: for each agent and item, how many of the agent's criterion types, such as geography, the item meets
 * - `met`: the agents and companies for which one item of the company meets the agent's criteria
 */
export interface AgentCondition {
  readonly name: ConditionName
  /** The condition for users who may read paid details. */
  readonly paid: Condition
  /**
   * The condition for users who may not read paid details. It compares only the parts of an item that
   * everybody may see (ADR 11).
   */
  readonly open: Condition
  /** A condition that is true if `paid` or `open` is true. It selects the items to check with both. */
  readonly either: Condition
}

export const everybody = (name: ConditionName, condition: Condition): AgentCondition => ({
  name,
  paid: condition,
  open: condition,
  either: condition,
})

/** For users who may not read paid details, the condition is always true, because they cannot use it (K02). */
export const onlyPaid = (name: ConditionName, condition: Condition): AgentCondition => ({
  name,
  paid: condition,
  open: sql`true`,
  either: sql`true`,
})
