import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the table by which instances exchange what was used of quotas. It is unlogged, because its rows live for a
 * minute, and a crash of the server may forget them.
 */
export const m0096QuotaAmounts: Migration = {
  async up(db) {
    await sql`
      create unlogged table quota_amounts (
        key text not null,
        began bigint not null,
        amount double precision not null,
        ends bigint not null,
        primary key (key, began)
      )`.execute(db)
    await sql`create index quota_amounts_ends on quota_amounts (ends)`.execute(db)
  },
}
