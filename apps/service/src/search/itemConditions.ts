import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import { criteriaConditions } from './criteriaConditions'
import { periodConditions, rangeConditions } from './rangeConditions'

type Filters = Schemas['ItemCriteria']

function partnerConditions(
  { roles = [], companies = [] }: Filters,
  owner: 'project_id' | 'procurement_id',
  seesPaidDetails: boolean,
): Condition[] {
  if (companies.length === 0 && roles.length === 0) return []
  if (companies.length === 0 && seesPaidDetails) return [sql`s.roles && ${[...roles]}::integer[]`]
  const asked = [
    ...(companies.length === 0 ? [] : [sql`r.company_id = any(${companies.map(({ id }) => id)}::integer[])`]),
    ...(roles.length === 0 ? [] : [sql`r.role_id = any(${[...roles]}::integer[])`]),
    ...(seesPaidDetails ? [] : [sql`not r.is_paid`]),
  ]
  // Look the ids up as an array; a join can make the planner scan all items for them.
  return [
    sql`s.id = any(array(select r.${sql.ref(owner)} from company_roles r
      where r.${sql.ref(owner)} is not null and ${allOf(asked)}))`,
  ]
}

/**
 * Returns the conditions of the filters that projects and procurements share, except free text and sum.
 *
 * @param seesPaidDetails whether roles whose existence is a paid detail count
 */
export function itemConditions(
  filters: Filters,
  owner: 'project_id' | 'procurement_id',
  seesPaidDetails: boolean,
): Condition[] {
  const { countryIds = [], isPublic = null } = filters
  return [
    ...criteriaConditions(filters.criteria ?? []),
    ...(countryIds.length === 0 ? [] : [sql`s.country_id = any(${[...countryIds]}::integer[])`]),
    ...partnerConditions(filters, owner, seesPaidDetails),
    ...(isPublic === null ? [] : [sql`s.is_public = ${isPublic}::boolean`]),
    ...periodConditions(filters.buildingStart, filters.buildingEnd, filters.allowUnspecifiedStartEnd),
    ...rangeConditions({
      column: 'building_size',
      min: filters.buildingSizeMin,
      max: filters.buildingSizeMax,
      allowUnspecified: filters.allowUnspecifiedBuildingSize,
    }),
    ...rangeConditions({
      column: 'ground_size',
      min: filters.groundSizeMin,
      max: filters.groundSizeMax,
      allowUnspecified: filters.allowUnspecifiedGroundSize,
    }),
    ...rangeConditions({
      column: 'metres',
      min: filters.metresMin,
      max: filters.metresMax,
      allowUnspecified: filters.allowUnspecifiedMetres,
    }),
    ...rangeConditions({
      column: 'units',
      min: filters.unitsMin,
      max: filters.unitsMax,
      allowUnspecified: filters.allowUnspecifiedUnits,
    }),
  ]
}
