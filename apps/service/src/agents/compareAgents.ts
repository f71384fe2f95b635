import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { AgentType } from '../storage/records/AgentFilters'
import { deadlineColumns, deadlineDays } from '../filters/deadlineDays'
import { filtersOf } from '../filters/filterTable'

/**
 * The parts of an SQL statement that compares items with agents (saved searches). The conditions in
 * `agentConditions` use the table aliases of this statement.
 */
export interface Comparison {
  readonly tables: RawBuilder<unknown>
  /** The `from` clause: a row for each pair of an item `s` and an agent `a`. */
  readonly pairs: RawBuilder<unknown>
}

// Concatenate an empty vector, so that PostgreSQL unpacks a long document only once. Otherwise PostgreSQL
// would unpack the document once per agent.
const unpacked = sql`document || ''::tsvector as document, ts_filter(document, '{a,b,c}') as open_document`

const inclusionsMet = (items: RawBuilder<unknown>) => sql`
  select g.agent_id, i.id as item_id, count(*)::integer as met
  from ${items} i join agent_inclusions g on g.criteria && i.criteria group by 1, 2`

function compareItems(
  kind: 'project' | 'procurement',
  ids: readonly number[],
  days: RawBuilder<unknown>,
  now: Date,
): Comparison {
  const owner = sql.ref(`${kind}_id`)
  const time = sql`${now.toISOString()}::timestamptz`
  const own =
    kind === 'procurement' ? sql`, office_zip, lot_sums, ${deadlineColumns(deadlineDays(time))}` : sql``
  const columns = new Set(filtersOf(kind).flatMap(({ itemColumns }) => itemColumns))
  return {
    tables: sql`with s as materialized (
        select id, zip, ${sql.join([...columns].map((column) => sql.ref(column)))}, ${unpacked} ${own}
        from ${sql.table(`${kind}_search`)} s
        where id = any(${[...ids]}::integer[])
      ), r as materialized (
        select ${owner} as item_id, company_id, role_id, is_paid from company_roles
        where ${owner} = any(${[...ids]}::integer[])
      ), n as materialized (${inclusionsMet(sql`s`)}),
      t as materialized (${days})`,
    pairs: sql`s join agents a on a.type = ${kind} left join t on t.times = a.relative_times`,
  }
}

/**
 * Compares companies with agents. A company meets the criteria of an agent if one project or procurement on
 * which the company has a role meets all of them.
 */
function compareCompanies(ids: readonly number[]): Comparison {
  const partOf = (kind: 'project' | 'procurement') => sql`
    select distinct r.company_id, i.id * 2 + ${kind === 'project' ? 0 : 1}::bigint as id, i.criteria
    from company_roles r join ${sql.table(`${kind}_search`)} i on i.id = r.${sql.ref(`${kind}_id`)}
    where r.company_id = any(${[...ids]}::integer[])`
  return {
    tables: sql`with s as materialized (
        select id, country_id, zip, roles, ${unpacked} from company_search where id = any(${[...ids]}::integer[])
      ), parts as materialized (${partOf('project')} union all ${partOf('procurement')}),
      items as materialized (select distinct id, criteria from parts),
      n as materialized (${inclusionsMet(sql`items`)}),
      met as materialized (
        select distinct a.id as agent_id, p.company_id
        from parts p join agents a on a.type = 'company' and (a.included_types > 0 or a.excluded is not null)
        left join n on n.agent_id = a.id and n.item_id = p.id
        where a.included_types = coalesce(n.met, 0) and (a.excluded is null or not a.excluded && p.criteria)
      )`,
    pairs: sql`s join agents a on a.type = 'company'`,
  }
}

/**
 * Returns the SQL that compares items with all agents.
 *
 * @param days the relative times of agents as days (`currentDays`)
 * @param now the time from which deadlines are ahead
 */
export function compareAgents(
  type: AgentType,
  ids: readonly number[],
  days: RawBuilder<unknown>,
  now: Date,
): Comparison {
  return type === 'company' ? compareCompanies(ids) : compareItems(type, ids, days, now)
}
