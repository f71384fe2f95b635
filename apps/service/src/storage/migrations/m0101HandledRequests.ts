import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds which requests and tips administrators have handled, when, and who. */
export const m0101HandledRequests: Migration = {
  async up(db) {
    for (const table of ['customer_requests', 'tips'])
      await sql`
        alter table ${sql.table(table)} add column handled timestamptz,
          add column handled_by integer references users on delete set null,
          add column version integer not null default 1`.execute(db)
  },
}
