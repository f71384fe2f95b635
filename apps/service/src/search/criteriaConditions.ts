import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'

type Selected = Pick<Schemas['SelectedCriterion'], 'id' | 'typeId' | 'included'>

/**
 * What the marked criteria ask of an item: of every type one of the included, and none of the excluded.
 * The array of an item holds all that stands above its criteria, so one id asks for a whole branch.
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
