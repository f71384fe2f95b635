import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds what is known of imported projects besides their records: the last version, and their tenders. */
export const m0087Projects: Migration = {
  async up(db) {
    await sql`
      create table imported_projects (
        project_id integer primary key references projects on delete cascade,
        updated timestamptz not null,
        digest text not null
      )`.execute(db)
    await sql`
      create table project_tenders (
        project_id integer not null references projects on delete cascade,
        tender text not null,
        primary key (project_id, tender)
      )`.execute(db)
    await sql`create index project_tenders_tender on project_tenders (tender)`.execute(db)
  },
}
