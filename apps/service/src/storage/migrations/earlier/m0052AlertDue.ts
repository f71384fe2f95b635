import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates the table of the times at which the alerts of users are due, so that a job reads only the users
 * whose time has come. Fills `reminder_rounds` for the same reason. Adds the index with which a job finds
 * new trade words.
 */
export const m0052AlertDue: Migration = {
  async up(db) {
    await sql`
      create table alert_due (
        user_id integer primary key references users on delete cascade,
        due timestamptz not null
      )`.execute(db)
    await sql`create index alert_due_due on alert_due (due, user_id)`.execute(db)
    await sql`
      insert into alert_due (user_id, due) select distinct user_id, now() from alert_matches`.execute(db)
    await sql`create index reminder_rounds_day on reminder_rounds (day)`.execute(db)
    await sql`
      insert into reminder_rounds (user_id, day) select distinct user_id, date '1970-01-01' from reminders
      on conflict do nothing`.execute(db)
    await sql`create index words_new_trade on words (word) where is_trade and not is_part`.execute(db)
  },
}
