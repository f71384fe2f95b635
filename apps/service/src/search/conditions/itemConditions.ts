import type { Schemas } from '@spadestik/api-client/schema'
import { fromMeasureBody, measuresOf } from '@spadestik/domain/range'
import { sql } from 'kysely'
import { measureColumns } from '../../storage/tables/measureColumns'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import { criteriaConditions, periodConditions, rangeConditions } from './filterConditions'

type Filters = Schemas['ItemCriteria']

/** Requires that a single row `r` of `company_roles` meets the filters by company and by role. */
export function roleConditions(
  { roles = [], companies = [] }: Pick<Filters, 'roles' | 'companies'>,
  seesPaidDetails: boolean,
): Condition[] {
  return [
    ...(companies.length === 0 ? [] : [sql`r.company_id = any(${companies.map(({ id }) => id)}::integer[])`]),
    ...(roles.length === 0 ? [] : [sql`r.role_id = any(${[...roles]}::integer[])`]),
    ...(seesPaidDetails ? [] : [sql`not r.is_paid`]),
  ]
}

function partnerConditions(
  filters: Filters,
  itemType: 'project' | 'procurement',
  seesPaidDetails: boolean,
): Condition[] {
  const { roles = [], companies = [] } = filters
  if (companies.length === 0 && roles.length === 0) return []
  if (companies.length === 0 && seesPaidDetails) return [sql`s.roles && ${[...roles]}::integer[]`]
  const owner = `${itemType}_id`
  // Look up the ids as an array. With a join, the planner might scan all items.
  return [
    sql`s.id = any(array(select r.${sql.ref(owner)} from company_roles r
      where r.${sql.ref(owner)} is not null and ${allOf(roleConditions(filters, seesPaidDetails))}))`,
  ]
}

/**
 * Returns the conditions that projects and procurements have in common, without those of the free text and
 * the budget.
 *
 * @param seesPaidDetails whether to include roles that are paid details, which only subscribers may see
 */
export function itemConditions(
  filters: Filters,
  itemType: 'project' | 'procurement',
  seesPaidDetails: boolean,
): Condition[] {
  const { countryIds = [], isPublic = null } = filters
  return [
    ...criteriaConditions(filters.criteria ?? []),
    ...(countryIds.length === 0 ? [] : [sql`s.country_id = any(${[...countryIds]}::integer[])`]),
    ...partnerConditions(filters, itemType, seesPaidDetails),
    ...(isPublic === null ? [] : [sql`s.is_public = ${isPublic}::boolean`]),
    ...periodConditions(filters.buildingStart, filters.buildingEnd, filters.allowUnspecifiedStartEnd),
    ...measuresOf(itemType)
      // `withBudget` adds the condition of the budget.
      .filter((measure) => measure !== 'budget')
      .flatMap((measure) => rangeConditions(measureColumns[measure], fromMeasureBody(measure, filters))),
  ]
}
