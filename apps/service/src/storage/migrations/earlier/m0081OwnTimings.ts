import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Extends the table of users who have unsubscribed to all timings that a user has alone (ADR 81). */
export const m0081OwnTimings: Migration = {
  async up(db) {
    await sql`alter table alert_mutes rename to own_timings`.execute(db)
    await sql`
      alter table own_timings add mail_time text not null default 'never'
        check (mail_time in ('always', 'daily', 'weekly', 'never'))`.execute(db)
    await sql`alter table own_timings alter mail_time drop default`.execute(db)
  },
}
