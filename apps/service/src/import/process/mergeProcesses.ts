import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * What users have attached to a tender: the tables, and what else identifies a row there. A row that the other
 * tender has too is left.
 */
const attached: readonly (readonly [table: string, identity: readonly string[]])[] = [
  ['list_procurements', ['list_id']],
  ['notes', []],
  ['hidden_items', ['subscriber_id']],
  ['reminders', ['user_id']],
  ['seen_items', ['user_id']],
  ['calendar_feed_items', ['feed_id']],
  ['dismissed_deadlines', ['user_id']],
  ['sent_reminders', ['user_id', 'window_kind', 'day', 'time']],
  ['tips', []],
]

async function moveAttached(trx: Transaction<Database>, from: number, into: number): Promise<void> {
  for (const [table, identity] of attached) {
    const isSame = identity.map(
      (column) => sql`o.${sql.ref(column)} is not distinct from t.${sql.ref(column)}`,
    )
    const isTaken = sql`exists (select from ${sql.table(table)} o where o.procurement_id = ${into} and ${sql.join(
      isSame,
      sql` and `,
    )})`
    await sql`
      update ${sql.table(table)} t set procurement_id = ${into} where t.procurement_id = ${from}
        and ${identity.length === 0 ? sql`true` : sql`not ${isTaken}`}`.execute(trx)
  }
}

async function mergeTenders(trx: Transaction<Database>, from: string, into: string): Promise<void> {
  const rows = await trx
    .selectFrom('procurements')
    .select(['id', 'key'])
    .where('key', 'in', [`ocds:${from}`, `ocds:${into}`])
    .execute()
  const idOf = (ocid: string) => rows.find(({ key }) => key === `ocds:${ocid}`)?.id
  const [former, kept] = [idOf(from), idOf(into)]
  if (former === undefined) return
  if (kept === undefined) {
    await trx
      .updateTable('procurements')
      .set({ key: `ocds:${into}` })
      .where('id', '=', former)
      .execute()
    return
  }
  await moveAttached(trx, former, kept)
  await sql`
    update joined_procurements set procurement_id = ${kept} where procurement_id = ${former}`.execute(trx)
  await trx.insertInto('joined_procurements').values({ former_id: former, procurement_id: kept }).execute()
  await sql`delete from item_changes where item_type = 'procurement' and item_id = ${former}`.execute(trx)
  await sql`delete from alert_matches where item_type = 'procurement' and item_id = ${former}`.execute(trx)
  await sql`delete from word_queue where item_type = 'procurement' and item_id = ${former}`.execute(trx)
  await sql`delete from procurements where id = ${former}`.execute(trx)
}

/**
 * Joins purchases that turned out to be one. Their releases (published notices) become those of one purchase, whose
 * tender gets the notes, lists and reminders of the others. The caller has locked all of them, and writes the tender
 * afterwards.
 */
export async function mergeProcesses(
  trx: Transaction<Database>,
  others: readonly string[],
  into: string,
): Promise<void> {
  for (const from of others) {
    await sql`
      update tender_releases r set ocid = ${into} where r.ocid = ${from}
        and not exists (select from tender_releases o where o.ocid = ${into} and o.release_id = r.release_id)`.execute(
      trx,
    )
    await sql`delete from tender_releases where ocid = ${from}`.execute(trx)
    await sql`update notice_keys set ocid = ${into} where ocid = ${from}`.execute(trx)
    await sql`
      insert into notice_keys (key, ocid) values (${`ocid:${from}`}, ${into})
      on conflict (key) do update set ocid = excluded.ocid`.execute(trx)
    await mergeTenders(trx, from, into)
    await sql`delete from tender_processes where ocid = ${from}`.execute(trx)
  }
}
