import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the version of everything that users share and save as a whole (ADR 67). */
export const m0065Versions: Migration = {
  async up(db) {
    for (const table of ['lists', 'notes', 'agents', 'hidden_items']) {
      await sql`alter table ${sql.table(table)} add version integer not null default 1`.execute(db)
    }
  },
}
