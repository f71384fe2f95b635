import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Caller } from '../../contract/Caller'
import { userOf } from '../../contract/Caller'
import type { Database } from '../../storage/Database'
import { phasesInProduct } from '../responses/phasesInProduct'
import { ownTiming } from '../../storage/ownTimings'

interface ListRow {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly mail_time: Schemas['MailTime']
  readonly own_mail_time: Schemas['MailTime'] | null
  readonly alert_kinds: Schemas['AlertKinds'] | null
  readonly last_seen: string | null
  readonly last_updated: string
  readonly projects: number[]
  readonly procurements: number[]
  readonly companies: number[]
  readonly users: number[]
  readonly budget_sum: number | null
}

const idsOf = (table: string, column: string) =>
  sql`array(select ${sql.ref(column)} from ${sql.table(table)} where list_id = l.id order by position)`

/**
 * Reads all lists of a user, oldest first, or only the one with the given id.
 *
 * A project whose phase the user's product leaves out counts neither for the budget nor for the time of the last
 * change (S09).
 *
 * @param currency the currency of the total budget of a list; budgets in other currencies are not added to it
 */
export async function readLists(
  db: Kysely<Database>,
  caller: Caller,
  currency: string,
  listId: number | null = null,
): Promise<Schemas['List'][]> {
  const { id: userId } = userOf(caller)
  const { rows } = await sql<ListRow>`
    with mine as (
      select list_id, last_seen from list_users
      where user_id = ${userId} and (${listId}::integer is null or list_id = ${listId}::integer)
    ), items as (
      select lp.list_id, 'project' as type, p.id, p.updated, p.details
      from mine join list_projects lp using (list_id) join projects p on p.id = lp.project_id
      where ${phasesInProduct(caller, 'p.phase_id')}
      union all
      select lq.list_id, 'procurement', q.id, q.updated, q.details
      from mine join list_procurements lq using (list_id) join procurements q on q.id = lq.procurement_id
      union all
      select lc.list_id, 'company', c.id, c.updated, '{}'::jsonb
      from mine join list_companies lc using (list_id) join companies c on c.id = lc.company_id
    ), arrivals as (
      -- Read the time from the log of changes too. A change may be stored long after it happened.
      select i.list_id, max(c.changed_at) as latest
      from items i join item_changes c on c.item_type = i.type and c.item_id = i.id and c.kind <> 'new' and not c.is_correction
      group by i.list_id
    )
    select l.id, l.name, l.version, l.mail_time, l.alert_kinds, mine.last_seen,
      ${ownTiming('list', sql.ref('l.id'), sql`${userId}::integer`)} as own_mail_time,
      greatest(l.changed, (select max(updated) from items where list_id = l.id),
        (select latest from arrivals where list_id = l.id)) as last_updated,
      ${idsOf('list_projects', 'project_id')} as projects,
      ${idsOf('list_procurements', 'procurement_id')} as procurements,
      ${idsOf('list_companies', 'company_id')} as companies,
      array(select user_id from list_users where list_id = l.id order by user_id) as users,
      (select sum((details->>'budget')::numeric) from items where list_id = l.id and details->>'currency' = ${currency})
        as budget_sum
    from mine join lists l on l.id = mine.list_id
    order by l.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    version: row.version,
    projects: row.projects,
    procurements: row.procurements,
    companies: row.companies,
    paUserIds: row.users,
    mailTime: row.mail_time,
    ...(row.own_mail_time === null ? {} : { ownMailTime: row.own_mail_time }),
    ...(row.alert_kinds === null ? {} : { alertKinds: row.alert_kinds }),
    budgetSum: row.budget_sum,
    currency,
    lastUpdated: row.last_updated,
    lastSeen: row.last_seen,
  }))
}
