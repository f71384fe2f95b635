import { sql } from 'kysely'
import type { Condition } from './allOf'

/**
 * A range that an item's figure must lie in; both ends belong to it.
 *
 * @source specification 2
 */
export interface FilterRange {
  readonly column: 'budget' | 'building_size' | 'ground_size' | 'metres' | 'units'
  readonly min: number | null | undefined
  readonly max: number | null | undefined
  /** Whether items without a figure match; left out, they do. */
  readonly allowUnspecified: boolean | undefined
}

/**
 * What a range asks of an item. Without ends it asks for something only where items without a figure are refused.
 *
 * @source specification 2
 */
export function rangeConditions({ column, min, max, allowUnspecified = true }: FilterRange): Condition[] {
  const figure = sql.ref(`s.${column}`)
  const ends = [
    ...(typeof min === 'number' ? [sql`${figure} >= ${min}::numeric`] : []),
    ...(typeof max === 'number' ? [sql`${figure} <= ${max}::numeric`] : []),
  ]
  if (!allowUnspecified) return [sql`${figure} is not null`, ...ends]
  return ends.length === 0 ? [] : [sql`${figure} is null or (${sql.join(ends, sql` and `)})`]
}
