import type { Schemas } from '@spadestik/api-client/schema'
import type { Measure } from '@spadestik/domain/range'
import { measuresOf } from '@spadestik/domain/range'
import { sql } from 'kysely'
import type { Condition } from '../search/conditions/allOf'
import { deadlineIsWithin, storedDeadlineDays } from '../search/conditions/deadlineDays'
import type { AgentType } from '../storage/records/AgentFilters'
import { measureColumns } from '../storage/tables/measureColumns'

export type ConditionName = Schemas['AgentConditionName']

/**
 * One filter of an agent (a saved search) as SQL conditions. In the SQL, `a` is the agent and `s` is the
 * item. If the agent does not set the filter, the conditions are true.
 */
export interface AgentCondition {
  readonly name: ConditionName
  /** The condition for users who may read paid details. */
  readonly paid: Condition
  /**
   * The condition for users who may not read paid details. It compares only the parts of an item that
   * everybody may see (ADR 11).
   */
  readonly open: Condition
  /** A condition that is true if `paid` or `open` is true. It selects the items to check with both. */
  readonly either: Condition
}

const everybody = (name: ConditionName, condition: Condition): AgentCondition => ({
  name,
  paid: condition,
  open: condition,
  either: condition,
})

function rangeMet(measure: Measure): AgentCondition {
  const range = measureColumns[measure]
  const figure = sql.ref(`s.${range}`)
  const [least, most, allow] = [`${range}_min`, `${range}_max`, `allow_unspecified_${range}`].map((column) =>
    sql.ref(`a.${column}`),
  )
  return everybody(
    measure,
    sql`case when ${figure} is null then ${allow}
    else (${least} is null or ${figure} >= ${least}) and (${most} is null or ${figure} <= ${most}) end`,
  )
}

const noWords = sql`a.words is null or (a.text_is_checked and a.words_query is null)`

/**
 * The condition of the agent's free text. If the text contains fields, such as `place:Aarhus`, the condition
 * finds only candidates. `checkTexts` then compares the fields.
 */
const text: AgentCondition = {
  name: 'freeSearch',
  paid: sql`${noWords} or s.document @@ a.words_query`,
  open: sql`${noWords} or s.open_document @@ a.words_query`,
  either: sql`${noWords} or s.document @@ a.words_query
    -- An excluded word may occur only in paid details. Users who cannot read these details then still find
    -- the item.
    or (a.text_tree is not null and s.open_document @@ a.words_query)`,
}

const zipMet = (column: 'zip' | 'office_zip') => {
  const zip = sql.ref(`s.${column}`)
  return sql`exists (
    select from unnest(a.zip_from, a.zip_before, a.zip_digits) as r(start, ending, digits)
    where ${zip} ~>=~ r.start and ${zip} ~<~ r.ending and (r.digits is null or length(${zip}) = r.digits))`
}

const postalCode = everybody('postalCode', sql`a.zip_from is null or ${zipMet('zip')}`)

/** Users who may read paid details also find tenders by the place of the contracting authority. */
const postalCodeOfTender: AgentCondition = {
  ...postalCode,
  paid: sql`a.zip_from is null or ${zipMet('zip')} or ${zipMet('office_zip')}`,
  either: sql`a.zip_from is null or ${zipMet('zip')} or ${zipMet('office_zip')}`,
}

const countries = everybody('countryIds', sql`a.country_ids is null or s.country_id = any(a.country_ids)`)

/**
 * Returns the SQL for the first or last day of a time filter. For a relative time, such as 'the next 14
 * days', the day is in the table `t`. Otherwise it is stored with the agent `a`.
 */
const dayOf = (column: string) => sql`coalesce(${sql.ref(`t.${column}`)}, ${sql.ref(`a.${column}`)})`

const start = everybody(
  'start',
  sql`
  (${dayOf('start_from')} is null or coalesce(s.building_start >= ${dayOf('start_from')}, false))
  and (${dayOf('start_to')} is null or coalesce(s.building_start <= ${dayOf('start_to')}, false))`,
)

const updated = everybody(
  'updated',
  sql`
  (${dayOf('updated_from')} is null or s.updated >= ${dayOf('updated_from')})
  and (${dayOf('updated_before')} is null or s.updated < ${dayOf('updated_before')})`,
)

const building = everybody(
  'building',
  sql`
  case when coalesce(s.building_start, s.building_end) is null then a.allow_unspecified_period
    else (a.building_start is null or coalesce(s.building_end, s.building_start) >= a.building_start)
      and (a.building_end is null or coalesce(s.building_start, s.building_end) <= a.building_end) end`,
)

const roleMet = sql`a.company_ids is not null or a.role_ids is null or s.roles && a.role_ids`

/**
 * Checks that an item has one of the roles that the agent searches for, such as architect. If the agent also
 * searches for companies, this condition is always true, and the condition `companies` checks the roles too.
 */
const roles: AgentCondition = {
  name: 'roles',
  paid: roleMet,
  open: sql`a.company_ids is not null or a.role_ids is null or exists (
    select 1 from r where r.item_id = s.id and not r.is_paid and r.role_id = any(a.role_ids))`,
  either: roleMet,
}

const companyMet = (visible: Condition) => sql`a.company_ids is null or exists (
  select 1 from r where r.item_id = s.id and ${visible} and r.company_id = any(a.company_ids)
    and (a.role_ids is null or r.role_id = any(a.role_ids)))`

const companies: AgentCondition = {
  name: 'companies',
  paid: companyMet(sql`true`),
  open: companyMet(sql`not r.is_paid`),
  either: companyMet(sql`true`),
}

const phaseMet = sql`a.phase_ids is null or s.phase_id = any(a.phase_ids)`

/**
 * The conditions of project and procurement agents. Their SQL uses these table aliases:
 *
 * - `a`: the agent
 * - `s`: the item
 * - `r`: the roles of companies on the item
 * - `t`: the agent's relative times, such as 'the next 14 days', converted to dates
 * - `n`: for each agent and item, how many of the agent's criterion types, such as geography, the item meets
 */
const ofItems = (itemType: 'project' | 'procurement'): readonly AgentCondition[] => [
  everybody(
    'criteria',
    sql`a.included_types = 0 or (a.id, s.id, a.included_types) in (select agent_id, item_id, met from n)`,
  ),
  everybody('excludedCriteria', sql`a.excluded is null or not a.excluded && s.criteria`),
  everybody(itemType === 'project' ? 'projectPhases' : 'procurementPhases', phaseMet),
  everybody('isPublic', sql`a.is_public is null or s.is_public = a.is_public`),
  roles,
  ...measuresOf(itemType).map(rangeMet),
  start,
  updated,
  building,
  countries,
  itemType === 'procurement' ? postalCodeOfTender : postalCode,
  text,
  companies,
]

/**
 * The condition of the deadline filter. For users who may not read deadlines (`open`), the condition is
 * always true, because they cannot filter by deadlines (K02).
 */
const deadline: AgentCondition = {
  name: 'deadline',
  paid: sql`(${dayOf('deadline_from')} is null and ${dayOf('deadline_to')} is null) or ${deadlineIsWithin(
    storedDeadlineDays,
    dayOf('deadline_from'),
    dayOf('deadline_to'),
  )}`,
  open: sql`true`,
  either: sql`true`,
}

/**
 * The conditions of each type of agent (saved search). An item matches an agent if it meets all conditions of
 * the type (ADR 44). For company agents, `s` is a company, and no compared value is a paid detail.
 */
export const agentConditions: { readonly [Type in AgentType]: readonly AgentCondition[] } = {
  project: ofItems('project'),
  procurement: [
    ...ofItems('procurement'),
    everybody('procurementTypes', sql`a.type_ids is null or s.type_id = any(a.type_ids)`),
    deadline,
  ],
  company: [
    everybody('roles', sql`a.role_ids is null or s.roles && a.role_ids`),
    countries,
    postalCode,
    everybody('freeSearch', text.paid),
    everybody(
      'projectPhases',
      sql`a.phase_ids is null or exists (
        select 1 from company_roles r join project_search p on p.id = r.project_id
        where r.company_id = s.id and p.phase_id = any(a.phase_ids))`,
    ),
    everybody(
      'criteria',
      sql`(a.included_types = 0 and a.excluded is null) or (a.id, s.id) in (select agent_id, company_id from met)`,
    ),
  ],
}
