import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Gives each mail a priority, so that a password mail never waits behind many alerts, and a random id for its
 * `Message-ID`, which no other installation and no restored database uses again.
 */
export const m0051MailQueue: Migration = {
  async up(db) {
    await sql`
      alter table mails add priority smallint not null default 0,
        add message_id uuid not null default gen_random_uuid()`.execute(db)
    await sql`update mails set priority = 1 where content->>'kind' in ('alert', 'reminder')`.execute(db)
    await sql`drop index mails_due`.execute(db)
    await sql`create index mails_priority on mails (priority, due, id)`.execute(db)
  },
}
