import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds what the notices of one purchase find each other by, a column for the document of a notice as it was
 * published, and the lots of tenders. Releases that are already stored get the keys that their ids show.
 */
export const m0086Notices: Migration = {
  async up(db) {
    await sql`create table notice_keys (key text primary key, ocid text not null)`.execute(db)
    await sql`create index notice_keys_ocid on notice_keys (ocid)`.execute(db)
    await sql`alter table tender_releases add column document bytea`.execute(db)
    await sql`
      create table lots (
        id serial primary key,
        procurement_id integer not null references procurements on delete cascade,
        position integer not null,
        lot jsonb not null,
        criteria integer[] not null,
        unique (procurement_id, position)
      )`.execute(db)
    await sql`
      insert into notice_keys (key, ocid)
      select 'ted:' || ltrim(release_id, '0'), min(ocid) from tender_releases
      where release_id ~ '^\d{1,8}-\d{4}$' and release::text like '%//ted.europa.eu/%'
      group by 1
      union
      select 'procedure:' || lower(substring(ocid from '.{36}$')), min(ocid) from tender_releases
      where lower(ocid) ~ '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      group by 1`.execute(db)
  },
}
