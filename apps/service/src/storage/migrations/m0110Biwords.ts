import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds a column for the words of an item that follow each other. It is null until the item is read again (ADR 105). */
export const m0110Biwords: Migration = {
  async up(db) {
    for (const table of ['project_search', 'procurement_search', 'company_search']) {
      await sql`alter table ${sql.table(table)} add column biwords integer[]`.execute(db)
    }
  },
}
