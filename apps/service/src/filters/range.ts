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
  /**
   * Whether another value of the item lies within two ends, such as the sum of a lot. SQL null is an open end.
   *
   * @default no item has other values
   */
  readonly isOtherWithin?: ((first: Condition, last: Condition) => Condition) | undefined
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
  const others = otherConditions(value, range)
  if (!range.allowUnspecified && others.length === 0) return [value.isStated, ...ends]
  if (range.allowUnspecified && ends.length === 0) return []
  const isWithin = sql`(${sql.join(ends.length === 0 ? [value.isStated] : ends, sql` and `)})`
  const accepted = [...(range.allowUnspecified ? [value.isUnstated] : []), isWithin, ...others]
  return [sql.join(accepted, sql` or `)]
}

const openEnd = sql`null::bigint`

/** Requires that another value of the item lies in the range. Empty if no item has other values. */
export const otherConditions = (
  { isOtherWithin }: RangedValue,
  { first, last }: Pick<SentRange, 'first' | 'last'>,
): Condition[] => (isOtherWithin === undefined ? [] : [isOtherWithin(first ?? openEnd, last ?? openEnd)])

/** The same condition with the range in columns of the agent `a`. */
export function agentRange(
  name: ConditionName,
  { isUnstated, isAtLeast, isAtMost, isOtherWithin }: RangedValue,
  columns: { readonly first: string; readonly last: string; readonly allowUnspecified: string },
): AgentCondition {
  const first = sql.ref(`a.${columns.first}`)
  const last = sql.ref(`a.${columns.last}`)
  const isOwnWithin = sql`case when ${isUnstated} then ${sql.ref(`a.${columns.allowUnspecified}`)}
    else (${first} is null or ${isAtLeast(first)}) and (${last} is null or ${isAtMost(last)}) end`
  return everybody(
    name,
    isOtherWithin === undefined ? isOwnWithin : sql`(${isOwnWithin}) or ${isOtherWithin(first, last)}`,
  )
}
