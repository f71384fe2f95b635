import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the postal code of the contracting authority to the search table of procurements. It is a paid detail,
 * so it is not in the column of the place of the work.
 */
export const m0055Offices: Migration = {
  async up(db) {
    await sql`alter table procurement_search add office_zip text`.execute(db)
  },
}
