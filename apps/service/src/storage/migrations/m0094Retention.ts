import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds when limited visitors were last seen, and indexes by which old personal data is found. */
export const m0094Retention: Migration = {
  async up(db) {
    await sql`alter table limited_visitors add column seen timestamptz not null default now()`.execute(db)
    for (const [table, column] of [
      ['sessions', 'created'],
      ['one_time_tokens', 'expires'],
      ['tries', 'began'],
      ['customer_requests', 'created'],
      ['tips', 'created'],
      ['audit_log', 'at'],
    ] as const)
      await sql`create index ${sql.id(`${table}_${column}`)} on ${sql.table(table)} (${sql.ref(column)})`.execute(
        db,
      )
  },
}
