import { measuresOf } from '@spadestik/domain/range'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { allOf } from '../search/conditions/allOf'
import type { Database } from '../storage/Database'
import { inBatches } from '../storage/inBatches'
import { measureColumns } from '../storage/tables/measureColumns'
import type { AgentType } from '../storage/records/AgentFilters'
import { checkTexts } from './checkTexts'
import type { AgentMatch, OpenMatch, UncheckedMatch } from './OpenMatch'
import { currentDays } from './relativeTimes'
import {
  companyAgentConditions,
  deadlineAgentCondition,
  itemAgentConditions,
  openAgentCondition,
  paidAgentCondition,
  procurementAgentConditions,
} from './agentConditions'

/** The changed items of one type. */
export interface ChangedItems {
  readonly itemType: AgentType
  readonly itemIds: readonly number[]
  /** The time at which relative times of agents begin. */
  readonly now: Date
}

/** The number of items that one statement compares with all agents. */
const itemsAtOnce = 50

const columns = sql.raw(`id, country_id, zip, roles`)
const itemColumns = sql.raw(`phase_id, criteria, building_start, building_end, is_public, updated`)
// PostgreSQL would unpack a long document once per agent. Concatenating an empty vector makes PostgreSQL
// unpack the document only once.
const unpacked = sql`document || ''::tsvector as document, ts_filter(document, '{a,b,c}') as open_document`

const inclusionsMet = (items: RawBuilder<unknown>) => sql`
  select g.agent_id, i.id as item_id, count(*)::integer as met
  from ${items} i join agent_inclusions g on g.criteria && i.criteria group by 1, 2`

function matchItems(
  kind: 'project' | 'procurement',
  ids: readonly number[],
  days: RawBuilder<unknown>,
): RawBuilder<UncheckedMatch> {
  const owner = sql.ref(`${kind}_id`)
  const own = kind === 'procurement' ? sql`, type_id, offers_to, participation_to` : sql``
  const figures = sql.join(measuresOf(kind).map((measure) => sql.ref(measureColumns[measure])))
  const conditions = [
    ...itemAgentConditions(kind),
    ...(kind === 'procurement' ? procurementAgentConditions : []),
  ]
  const isInTime = kind === 'procurement' ? deadlineAgentCondition : sql`true`
  return sql<UncheckedMatch>`
    with s as materialized (
      select ${columns}, ${itemColumns}, ${figures}, ${unpacked} ${own} from ${sql.table(`${kind}_search`)}
      where id = any(${[...ids]}::integer[])
    ), r as materialized (
      select ${owner} as item_id, company_id, role_id, is_paid from company_roles
      where ${owner} = any(${[...ids]}::integer[])
    ), n as materialized (${inclusionsMet(sql`s`)}),
    t as materialized (${days})
    select a.id as "agentId", a.type as "agentType", s.id as "itemId", (${isInTime}) as "isInTime",
      (${paidAgentCondition}) as "isPaid", (${openAgentCondition}) as "isOpen",
      a.text_is_checked as "isUnchecked"
    from s join agents a on a.type = ${kind} left join t on t.times = a.relative_times
    where ${allOf(conditions)}`
}

/**
 * Returns the matches of companies. A company meets the criteria of an agent if one of the company's items
 * meets all of them.
 */
function matchCompanies(ids: readonly number[]): RawBuilder<UncheckedMatch> {
  const partOf = (kind: 'project' | 'procurement') => sql`
    select distinct r.company_id, i.id * 2 + ${kind === 'project' ? 0 : 1}::bigint as id, i.criteria
    from company_roles r join ${sql.table(`${kind}_search`)} i on i.id = r.${sql.ref(`${kind}_id`)}
    where r.company_id = any(${[...ids]}::integer[])`
  return sql<UncheckedMatch>`
    with s as materialized (
      select ${columns}, ${unpacked} from company_search where id = any(${[...ids]}::integer[])
    ), parts as materialized (${partOf('project')} union all ${partOf('procurement')}),
    items as materialized (select distinct id, criteria from parts),
    n as materialized (${inclusionsMet(sql`items`)}),
    met as materialized (
      select distinct a.id as agent_id, p.company_id
      from parts p join agents a on a.type = 'company' and (a.included_types > 0 or a.excluded is not null)
      left join n on n.agent_id = a.id and n.item_id = p.id
      where a.included_types = coalesce(n.met, 0) and (a.excluded is null or not a.excluded && p.criteria)
    )
    select a.id as "agentId", a.type as "agentType", s.id as "itemId", true as "isInTime",
      (${paidAgentCondition}) as "isPaid", true as "isOpen", a.text_is_checked as "isUnchecked"
    from s join agents a on a.type = 'company' where ${allOf(companyAgentConditions)}`
}

/**
 * Finds the agents of all users that match items. Also returns agents that match an item except for their
 * deadline filter.
 */
export async function openMatches(
  db: Kysely<Database>,
  { itemType, itemIds, now }: ChangedItems,
): Promise<OpenMatch[]> {
  const days = await currentDays(db, itemType, now)
  const matches: OpenMatch[] = []
  for (const ids of inBatches([...new Set(itemIds)], itemsAtOnce)) {
    const query = itemType === 'company' ? matchCompanies(ids) : matchItems(itemType, ids, days)
    matches.push(...(await checkTexts(db, (await query.execute(db)).rows)))
  }
  return matches.sort((a, b) => a.agentId - b.agentId || a.itemId - b.itemId)
}

/**
 * Finds the agents of all users whose searches find the items, as if every user could see everything. Sorted
 * by agent and item. `usersMatching` applies the rights of each user.
 */
export async function agentsMatching(db: Kysely<Database>, changed: ChangedItems): Promise<AgentMatch[]> {
  const matches = await openMatches(db, changed)
  return matches.flatMap(({ agentId, agentType, itemId, isInTime, isPaid }) =>
    isInTime && isPaid ? [{ agentId, agentType, itemId }] : [],
  )
}
