import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds which words of an item follow each other. Null until its document is written anew (ADR 105). */
export const m0110Biwords: Migration = {
  async up(db) {
    for (const table of ['project_search', 'procurement_search', 'company_search']) {
      await sql`alter table ${sql.table(table)} add column biwords integer[]`.execute(db)
    }
  },
}
