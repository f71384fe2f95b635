import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Names the history of the ledger, so that a reader notices when another one was restored. */
export const m0106LedgerEra: Migration = {
  async up(db) {
    await sql`create table ledger_era (
      is_only boolean primary key default true check (is_only),
      name text not null default substr(replace(gen_random_uuid()::text, '-', ''), 1, 8)
    )`.execute(db)
    await sql`insert into ledger_era default values`.execute(db)
  },
}
