import { sql } from 'kysely'
import type { AgentCondition, ConditionName } from './AgentCondition'
import { everybody } from './AgentCondition'
import type { Condition } from './allOf'

/** The SQL of a value of an item that is compared with a range. The ends of the range are inclusive. */
interface RangedValue {
  readonly isStated: Condition
  readonly isUnstated: Condition
  readonly isAtLeast: (first: Condition) => Condition
  readonly isAtMost: (last: Condition) => Condition
}

interface SentRange {
  /** Null for an open end. */
  readonly first: Condition | null
  readonly last: Condition | null
  readonly allowUnspecified: boolean
}

export function endConditions(
  { isAtLeast, isAtMost }: RangedValue,
  { first, last }: Pick<SentRange, 'first' | 'last'>,
): Condition[] {
  return [...(first === null ? [] : [isAtLeast(first)]), ...(last === null ? [] : [isAtMost(last)])]
}

/**
 * Requires that a value lies in a range. A range without ends can still exclude items without a value.
 */
export function rangeConditions(value: RangedValue, range: SentRange): Condition[] {
  const ends = endConditions(value, range)
  if (!range.allowUnspecified) return [value.isStated, ...ends]
  return ends.length === 0 ? [] : [sql`${value.isUnstated} or (${sql.join(ends, sql` and `)})`]
}

/** The same condition with the range in columns of the agent `a`. */
export function agentRange(
  name: ConditionName,
  { isUnstated, isAtLeast, isAtMost }: RangedValue,
  columns: { readonly first: string; readonly last: string; readonly allowUnspecified: string },
): AgentCondition {
  const first = sql.ref(`a.${columns.first}`)
  const last = sql.ref(`a.${columns.last}`)
  return everybody(
    name,
    sql`case when ${isUnstated} then ${sql.ref(`a.${columns.allowUnspecified}`)}
      else (${first} is null or ${isAtLeast(first)}) and (${last} is null or ${isAtMost(last)}) end`,
  )
}
