import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates the index of the changes that alerts mail, by time, from which agents are rehearsed (ADR 46). */
export const m0046MailableChanges: Migration = {
  async up(db) {
    await sql`
      create index item_changes_mailable on item_changes (item_type, changed_at) include (id, item_id, field)
      where not is_correction and kind <> 'republished'`.execute(db)
  },
}
