import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../src/storage/Database'

/**
 * Drops the indexes of tables, fills the tables, and creates the indexes again. This is many times faster
 * than filling indexed tables. Indexes of keys and constraints are not dropped.
 */
export async function withoutIndexes(
  db: Kysely<Database>,
  tables: readonly string[],
  fill: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select i.indexname as name, i.indexdef as definition from pg_indexes i
      where i.tablename = any(${[...tables]}::text[])
        and not exists (select 1 from pg_constraint c where c.conname = i.indexname)`.execute(trx)
    for (const { name } of rows) await sql`drop index ${sql.ref(name)}`.execute(trx)
    await fill(trx)
    for (const { definition } of rows) await sql.raw(definition).execute(trx)
  })
}
