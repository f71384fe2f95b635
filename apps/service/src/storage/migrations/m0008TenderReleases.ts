import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Makes the table of imported releases: all that is known of a contracting process can be put together
 * again when another release of it comes, whatever file that is in.
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
