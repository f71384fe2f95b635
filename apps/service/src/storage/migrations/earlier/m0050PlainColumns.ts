import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Makes `words_query` a plain column, which the service writes. While a backup is restored, the functions that
 * generated it could not be found and the tables that they read were still empty, so every agent (saved
 * search) was lost (ADR 59).
 */
export const m0050PlainColumns: Migration = {
  async up(db) {
    await sql`alter table agents alter column words_query drop expression`.execute(db)
  },
}
