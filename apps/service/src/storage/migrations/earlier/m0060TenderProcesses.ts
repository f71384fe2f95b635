import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates the table of purchases with imported releases. `reading` is the version of the rules by which a
 * purchase was last read from its releases, and 0 if it must be read again (ADR 63). `failure` says why the
 * last reading failed.
 */
export const m0060TenderProcesses: Migration = {
  async up(db) {
    await sql`
      create table tender_processes (
        ocid text primary key,
        reading integer not null,
        failure text
      )`.execute(db)
    await sql`create index tender_processes_reading on tender_processes (reading, ocid)`.execute(db)
    await sql`
      insert into tender_processes (ocid, reading) select distinct ocid, 0 from tender_releases`.execute(db)
  },
}
