import { measuresOf } from '@spadestik/domain/range'
import { sql } from 'kysely'
import type { Condition } from '../search/conditions/allOf'
import type { MeasureColumn } from '../storage/tables/measureColumns'
import { measureColumns } from '../storage/tables/measureColumns'

function rangeMet(range: MeasureColumn): Condition {
  const figure = sql.ref(`s.${range}`)
  const [least, most, allow] = [`${range}_min`, `${range}_max`, `allow_unspecified_${range}`].map((column) =>
    sql.ref(`a.${column}`),
  )
  return sql`case when ${figure} is null then ${allow}
    else (${least} is null or ${figure} >= ${least}) and (${most} is null or ${figure} <= ${most}) end`
}

/**
 * Conditions that all agents have in common: the words, the country and the postal code. `a` is an agent, `s`
 * is an item or a company.
 */
const sharedAgentConditions: readonly Condition[] = [
  sql`a.country_ids is null or s.country_id = any(a.country_ids)`,
  sql`a.zip_from is null or exists (
    select from unnest(a.zip_from, a.zip_before, a.zip_digits) as r(start, ending, digits)
    where s.zip ~>=~ r.start and s.zip ~<~ r.ending and (r.digits is null or length(s.zip) = r.digits))`,
  sql`a.words is null or (a.text_is_checked and a.words_query is null) or s.document @@ a.words_query
    -- An excluded word may occur only in paid details. The item then matches without them.
    or (a.text_tree is not null and s.open_document @@ a.words_query)`,
]

/** The first or last day of a time filter: of the relative time `t`, or as stored with the agent `a`. */
const dayOf = (column: string) => sql`coalesce(${sql.ref(`t.${column}`)}, ${sql.ref(`a.${column}`)})`

const startAgentCondition: Condition = sql`
  (${dayOf('start_from')} is null or coalesce(s.building_start >= ${dayOf('start_from')}, false))
  and (${dayOf('start_to')} is null or coalesce(s.building_start <= ${dayOf('start_to')}, false))`

const updatedAgentCondition: Condition = sql`
  (${dayOf('updated_from')} is null or s.updated >= ${dayOf('updated_from')})
  and (${dayOf('updated_before')} is null or s.updated < ${dayOf('updated_before')})`

/**
 * Returns the conditions that project and procurement agents have in common, and the conditions on the
 * measures of the item type. `s` is an item, `r` are its roles, and `t` are the current days of the agent's
 * relative times. For each agent and item, `n` counts the criterion types whose condition the item meets.
 */
export const itemAgentConditions = (itemType: 'project' | 'procurement'): readonly Condition[] => [
  sql`a.included_types = 0 or (a.id, s.id, a.included_types) in (select agent_id, item_id, met from n)`,
  sql`a.excluded is null or not a.excluded && s.criteria`,
  sql`a.phase_ids is null or s.phase_id = any(a.phase_ids)`,
  sql`a.is_public is null or s.is_public = a.is_public`,
  sql`a.company_ids is not null or a.role_ids is null or s.roles && a.role_ids`,
  ...measuresOf(itemType).map((measure) => rangeMet(measureColumns[measure])),
  startAgentCondition,
  updatedAgentCondition,
  sql`case when coalesce(s.building_start, s.building_end) is null then a.allow_unspecified_period
    else (a.building_start is null or coalesce(s.building_end, s.building_start) >= a.building_start)
      and (a.building_end is null or coalesce(s.building_start, s.building_end) <= a.building_end) end`,
  ...sharedAgentConditions,
  sql`a.company_ids is null or exists (
    select 1 from r where r.item_id = s.id and r.company_id = any(a.company_ids)
      and (a.role_ids is null or r.role_id = any(a.role_ids)))`,
]

const deadlineMet = (column: 'offers_to' | 'participation_to') => {
  const end = sql.ref(`s.${column}`)
  return sql`${end} is not null and (${dayOf('deadline_from')} is null or ${end} >= ${dayOf('deadline_from')})
    and (${dayOf('deadline_to')} is null or ${end} <= ${dayOf('deadline_to')})`
}

/** Conditions that only procurement agents have, except the deadline. `s` is a procurement. */
export const procurementAgentConditions: readonly Condition[] = [
  sql`a.type_ids is null or s.type_id = any(a.type_ids)`,
]

/** The condition that a procurement `s` meets the deadline filter of an agent `a`, if the filter is set. */
export const deadlineAgentCondition: Condition = sql`(${dayOf('deadline_from')} is null and ${dayOf('deadline_to')} is null)
  or (${deadlineMet('offers_to')}) or (${deadlineMet('participation_to')})`

/** Conditions of company agents on a company `s`. */
export const companyAgentConditions: readonly Condition[] = [
  sql`a.role_ids is null or s.roles && a.role_ids`,
  ...sharedAgentConditions,
  sql`a.phase_ids is null or exists (
    select 1 from company_roles r join project_search p on p.id = r.project_id
    where r.company_id = s.id and p.phase_id = any(a.phase_ids))`,
  sql`(a.included_types = 0 and a.excluded is null) or (a.id, s.id) in (select agent_id, company_id from met)`,
]

/** The condition that an item `s` matches an agent `a` when paid details are included (ADR 35). */
export const paidAgentCondition: Condition = sql`
  a.words is null or (a.text_is_checked and a.words_query is null) or s.document @@ a.words_query`

/**
 * The condition that an item `s` matches an agent `a` when paid details are excluded (ADR 11). Only words and
 * roles that everybody may see are compared.
 */
export const openAgentCondition: Condition = sql`
  (a.words is null or (a.text_is_checked and a.words_query is null) or s.open_document @@ a.words_query)
  and ((a.company_ids is null and a.role_ids is null) or exists (
    select 1 from r where r.item_id = s.id and not r.is_paid
      and (a.company_ids is null or r.company_id = any(a.company_ids))
      and (a.role_ids is null or r.role_id = any(a.role_ids))))`
