import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds the time and the reason of failed tries to the table of mails. Creates the tables of lost mails, which
 * the service has stopped sending, and of dismissed deadlines (ADR 53). Adds an index that finds the changes
 * of an item that the alert job has not processed yet.
 */
export const m0048Alerts: Migration = {
  async up(db) {
    await sql`create index item_changes_news_of_item on item_changes (item_type, item_id, id)
      where not gathered`.execute(db)
    await sql`alter table mails add failing_since timestamptz, add error text`.execute(db)
    await sql`
      create table lost_mails (
        mail_id bigint primary key,
        kind text not null,
        created timestamptz not null,
        given_up timestamptz not null,
        tries integer not null,
        error text not null
      )`.execute(db)
    await sql`
      create table dismissed_deadlines (
        user_id integer not null references users on delete cascade,
        procurement_id integer not null references procurements on delete cascade,
        day date not null,
        primary key (user_id, procurement_id)
      )`.execute(db)
    await sql`create index dismissed_deadlines_procurement on dismissed_deadlines (procurement_id)`.execute(
      db,
    )
  },
}
