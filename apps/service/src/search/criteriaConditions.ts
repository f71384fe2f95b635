import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'

type Selected = Pick<Schemas['SelectedCriterion'], 'id' | 'typeId' | 'included'>

/**
 * Returns the conditions of the marked criteria: per type at least one included criterion, and no excluded
 * one. The array of an item contains all ancestors of its criteria, so one id covers an entire branch (ADR
 * 3).
 */
export function criteriaConditions(selected: readonly Selected[]): Condition[] {
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
