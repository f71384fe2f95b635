import type { AgentFilters } from './AgentFilters'

/**
 * The criteria that an agent includes, by type: an item must have one of each.
 *
 * @source specification 4
 */
export function inclusionsOf({ criteria }: AgentFilters): { type_id: number; criteria: number[] }[] {
  const included = Map.groupBy(
    criteria.filter((criterion) => criterion.included),
    ({ typeId }) => typeId,
  )
  return [...included].map(([type_id, ofType]) => ({ type_id, criteria: ofType.map(({ id }) => id) }))
}
