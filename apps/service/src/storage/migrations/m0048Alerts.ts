import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Creates an index that finds the unprocessed changes of an item (ADR 53). */
export const m0048Alerts: Migration = {
  async up(db) {
    await sql`create index item_changes_news_of_item on item_changes (item_type, item_id, id)
      where not gathered`.execute(db)
  },
}
