import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates the table of items that agents (saved searches) have mailed, so that users learn when and why an
 * item was mailed (ADR 44). Mails that were sent before this migration have no rows.
 */
export const m0038AgentMails: Migration = {
  async up(db) {
    await sql`
      create table agent_mails (
        agent_id integer not null references agents on delete cascade,
        user_id integer not null references users on delete cascade,
        item_id integer not null,
        change_id integer not null,
        mail_id bigint not null,
        is_listed boolean not null,
        queued timestamptz not null,
        sent timestamptz,
        primary key (agent_id, user_id, item_id)
      )`.execute(db)
    await sql`create index agent_mails_user on agent_mails (user_id)`.execute(db)
    await sql`create index agent_mails_mail on agent_mails (mail_id) where sent is null`.execute(db)
  },
}
