import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** Puts each tender on a list of its own, and returns how to read what is on the lists. */
export async function writeLists(db: Kysely<Database>, procurementIds: readonly number[]) {
  for (const [index, id] of procurementIds.entries()) {
    const { rows } = await sql<{ id: number }>`
      insert into lists (name, mail_time, changed) values (${`Liste ${index}`}, 'never', now()) returning id`.execute(
      db,
    )
    await sql`insert into list_procurements (list_id, procurement_id, position) values (${rows[0]?.id}, ${id}, 0)`.execute(
      db,
    )
  }
  return {
    read: async () =>
      (await sql`select procurement_id from list_procurements order by list_id`.execute(db)).rows,
  }
}
