import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds the copies of personal data that users ask for, and the request for an erasure. */
export const m0100PersonalDataExports: Migration = {
  async up(db) {
    await sql`
      create table personal_data_exports (
        user_id bigint primary key references users on delete cascade,
        requested timestamptz not null,
        made timestamptz,
        archive bytea)`.execute(db)
    await sql`create index personal_data_exports_waiting on personal_data_exports (requested) where made is null`.execute(
      db,
    )
    await sql`create index personal_data_exports_made on personal_data_exports (made)`.execute(db)
    await sql`
      alter table customer_requests drop constraint customer_requests_kind_check,
        add constraint customer_requests_kind_check
          check (kind in ('subscription', 'change', 'cancellation', 'demo', 'erasure'))`.execute(db)
  },
}
