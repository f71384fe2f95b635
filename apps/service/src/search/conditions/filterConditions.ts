import { sql } from 'kysely'
import type { Condition } from './allOf'
import type { CriterionChoice, Range } from '@spadestik/domain/search'
import type { MeasureColumn } from '../../storage/tables/measureColumns'

/**
 * Requires at least one included criterion of each selected type, such as geography, and no excluded
 * criterion. The array `criteria` of an item also contains the ancestors of its criteria. So the id of a
 * criterion also finds everything below this criterion (ADR 3).
 */
export function criteriaConditions(selected: readonly CriterionChoice[]): Condition[] {
  const included = Map.groupBy(
    selected.filter((criterion) => criterion.included),
    ({ typeId }) => typeId,
  )
  const excluded = selected.filter((criterion) => !criterion.included).map(({ id }) => id)
  const conditions = [...included.values()].map(
    (ofType) => sql`s.criteria && ${ofType.map(({ id }) => id)}::integer[]`,
  )
  return excluded.length === 0 ? conditions : [...conditions, sql`not s.criteria && ${excluded}::integer[]`]
}

/**
 * Requires that a measure lies between two ends, which are inclusive. Values are integers, so a fractional
 * minimum is rounded up and a fractional maximum is rounded down.
 */
export function endConditions(column: MeasureColumn, { min, max }: Range): Condition[] {
  const figure = sql.ref(`s.${column}`)
  return [
    ...(min === null ? [] : [sql`${figure} >= ${Math.ceil(min)}::bigint`]),
    ...(max === null ? [] : [sql`${figure} <= ${Math.floor(max)}::bigint`]),
  ]
}

/**
 * Requires that a measure lies in a range. A range without minimum and maximum can still exclude items
 * without a value.
 */
export function rangeConditions(column: MeasureColumn, range: Range): Condition[] {
  const figure = sql.ref(`s.${column}`)
  const ends = endConditions(column, range)
  if (!range.allowUnspecified) return [sql`${figure} is not null`, ...ends]
  return ends.length === 0 ? [] : [sql`${figure} is null or (${sql.join(ends, sql` and `)})`]
}

/**
 * Requires that the building period of an item overlaps with the given period. If an item has only a first or
 * only a last day, its period is that single day (S12).
 *
 * @param from `YYYY-MM-DD`; absent for an open start
 * @param to `YYYY-MM-DD`; absent for an open end
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
