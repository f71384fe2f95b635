import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Adds columns for how urgently agents (saved searches) and lists mail each kind of change (ADR 45). Adds
 * columns for items that an agent no longer finds. Converts queued alerts to a new form, in which several
 * agents and lists share a mail.
 */
export const m0045AlertKinds: Migration = {
  async up(db) {
    await sql`alter table agents add alert_kinds jsonb`.execute(db)
    await sql`alter table lists add alert_kinds jsonb`.execute(db)
    await sql`alter table alert_matches add urgent_since timestamptz, add left_conditions text[]`.execute(db)
    await sql`alter table agent_mails add has_left boolean not null default false`.execute(db)
    await sql`create index agent_mails_item on agent_mails (item_id)`.execute(db)
    const sender = sql`jsonb_build_object('owner', content->'owner', 'ownerId', content->'ownerId')`
    await sql`
      update mails set content = jsonb_build_object(
        'kind', 'alert', 'readerName', content->'readerName', 'total', content->'total', 'token', content->'token',
        'senders', jsonb_build_array(${sender} || jsonb_build_object('name', content->'ownerName',
          'mailTime', content->'mailTime', 'why', content->'why', 'search', content->'search')),
        'items', (
          select coalesce(jsonb_agg(jsonb_build_object('changes', '[]'::jsonb) || i.item || jsonb_build_object(
            'urgency', null, 'foundBy', jsonb_build_array(${sender}), 'left', '[]'::jsonb) order by i.place), '[]')
          from jsonb_array_elements(content->'items') with ordinality as i(item, place)))
      where content->>'kind' = 'alert'`.execute(db)
  },
}
