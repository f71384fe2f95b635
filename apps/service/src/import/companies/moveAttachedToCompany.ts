import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** Replaces a company in the filters of agents (saved searches), where each company stands once. */
async function moveAgents(trx: Transaction<Database>, from: number, into: number): Promise<void> {
  await sql`
    update agents set
      company_ids = array(select distinct unnest(array_replace(company_ids, ${from}::integer, ${into}::integer))),
      filters = jsonb_set(filters, '{companies}', (
        select coalesce(jsonb_agg(distinct jsonb_set(c, '{id}',
          case when c->'id' = to_jsonb(${from}::integer) then to_jsonb(${into}::integer) else c->'id' end)), '[]')
        from jsonb_array_elements(filters->'companies') c))
    where company_ids @> array[${from}::integer]`.execute(trx)
  await sql`
    update agent_mails m set item_id = ${into} from agents a
    where a.id = m.agent_id and a.type = 'company' and m.item_id = ${from} and not exists (
      select from agent_mails o where o.agent_id = m.agent_id and o.user_id = m.user_id and o.item_id = ${into})`.execute(
    trx,
  )
}

/**
 * Moves what users have attached to a company to another one, and deletes the company. A list, tip or agent that has
 * the other company too keeps it once.
 */
export async function moveAttachedToCompany(
  trx: Transaction<Database>,
  from: number,
  into: number,
): Promise<void> {
  await sql`
    update list_companies t set company_id = ${into} where t.company_id = ${from} and not exists (
      select from list_companies o where o.list_id = t.list_id and o.company_id = ${into})`.execute(trx)
  await sql`update notes set company_id = ${into} where company_id = ${from}`.execute(trx)
  await sql`
    update tips t set company_id = ${into} where t.company_id = ${from} and not exists (
      select from tips o where o.user_id = t.user_id and o.company_id = ${into}
        and o.company_role_id = t.company_role_id)`.execute(trx)
  // A role whose row is deleted stays on the company that has the same role.
  await sql`update company_roles set company_id = ${into} where company_id = ${from}`.execute(trx)
  await moveAgents(trx, from, into)
  for (const table of ['item_changes', 'alert_matches', 'word_queue'])
    await sql`delete from ${sql.table(table)} where item_type = 'company' and item_id = ${from}`.execute(trx)
  await sql`delete from companies where id = ${from}`.execute(trx)
}
