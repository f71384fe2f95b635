import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the trace in which a change was written and an e-mail was queued, so that later jobs can follow from it. */
export const m0095TraceContext: Migration = {
  async up(db) {
    await sql`alter table item_changes add column traceparent text`.execute(db)
    await sql`alter table mails add column traceparent text`.execute(db)
  },
}
