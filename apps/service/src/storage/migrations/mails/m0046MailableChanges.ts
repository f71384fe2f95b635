import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the index for the simulation of an agent's past mails (ADR 46). */
export const m0046MailableChanges: Migration = {
  async up(db) {
    await sql`
      create index item_changes_mailable on item_changes (item_type, changed_at) include (id, item_id, field)
      where not is_correction and kind <> 'republished'`.execute(db)
  },
}
