import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates the table of all releases (published notices). The releases of a purchase are merged again when a
 * later file contains another release of this purchase.
 *
 * @source Open Contracting Data Standard 1.1, merging
 */
export const m0008TenderReleases: Migration = {
  async up(db) {
    await sql`
      create table tender_releases (
        ocid text not null,
        release_id text not null,
        date timestamptz not null,
        publisher text,
        release jsonb not null,
        primary key (ocid, release_id)
      )`.execute(db)
  },
}
