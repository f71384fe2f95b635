import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Stores when the address of a feed was last read, so that its user sees which addresses are in use. */
export const m0108FeedsInUse: Migration = {
  async up(db) {
    await sql`alter table calendar_feeds add column last_read timestamptz`.execute(db)
  },
}
