import { sql } from 'kysely'
import type { Condition } from './allOf'

/** A range that an item's figure must lie in; both ends belong to it. */
export interface FilterRange {
  readonly column: 'budget' | 'building_size' | 'ground_size' | 'metres' | 'units'
  readonly min: number | null | undefined
  readonly max: number | null | undefined
  /** Whether items without a figure match; left out, they do. */
  readonly allowUnspecified: boolean | undefined
}

/**
 * What the ends of a range ask of a figure. Figures are whole, so an end between two of them is moved to the
 * next one inside.
 */
export function endConditions({ column, min, max }: FilterRange): Condition[] {
  const figure = sql.ref(`s.${column}`)
  return [
    ...(typeof min === 'number' ? [sql`${figure} >= ${Math.ceil(min)}::bigint`] : []),
    ...(typeof max === 'number' ? [sql`${figure} <= ${Math.floor(max)}::bigint`] : []),
  ]
}

/**
 * What a range asks of an item. Without ends it asks for something only where items without a figure are refused.
 */
export function rangeConditions(range: FilterRange): Condition[] {
  const { column, allowUnspecified = true } = range
  const figure = sql.ref(`s.${column}`)
  const ends = endConditions(range)
  if (!allowUnspecified) return [sql`${figure} is not null`, ...ends]
  return ends.length === 0 ? [] : [sql`${figure} is null or (${sql.join(ends, sql` and `)})`]
}

/**
 * What a building period asks of an item: that some of the item's own period lies in it. Of an item that
 * states one end only, that day counts.
 *
 * @param from `YYYY-MM-DD`, the first day, or nothing for an open start
 * @param to `YYYY-MM-DD`, the last day, or nothing for an open end
 */
export function periodConditions(
  from: string | null | undefined,
  to: string | null | undefined,
  allowUnspecified = true,
): Condition[] {
  const ends = [
    ...(typeof from === 'string' ? [sql`coalesce(s.building_end, s.building_start) >= ${from}::date`] : []),
    ...(typeof to === 'string' ? [sql`coalesce(s.building_start, s.building_end) <= ${to}::date`] : []),
  ]
  if (!allowUnspecified) return [sql`coalesce(s.building_start, s.building_end) is not null`, ...ends]
  if (ends.length === 0) return []
  return [sql`(s.building_start is null and s.building_end is null) or (${sql.join(ends, sql` and `)})`]
}
