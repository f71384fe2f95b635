import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Replaces languages and currencies that are not allowed in responses. Adds the index for finding
 * procurements whose deadline has passed.
 */
export const m0023SoundValues: Migration = {
  async up(db) {
    for (const table of ['companies', 'projects', 'procurements']) {
      const name = sql.table(table)
      await sql`
        update ${name} set language = case when language ~* '^[a-z]{2}([-_]|$)' then lower(left(language, 2)) else 'en' end
        where language !~ '^[a-z]{2}$'`.execute(db)
      await sql`alter table ${name} add check (language ~ '^[a-z]{2}$')`.execute(db)
    }
    for (const table of ['projects', 'procurements']) {
      const name = sql.table(table)
      await sql`
        update ${name} set details = jsonb_set(details, '{currency}', to_jsonb(
          case when details->>'currency' ~* '^[a-z]{3}$' then upper(details->>'currency') else 'EUR' end))
        where details->>'currency' !~ '^[A-Z]{3}$'`.execute(db)
      await sql`alter table ${name} add check (details->>'currency' ~ '^[A-Z]{3}$')`.execute(db)
    }
    await sql`
      create index procurement_search_open_ends on procurement_search
        ((greatest(offers_to, participation_to, inquiry_to))) where phase_id in (2, 3)`.execute(db)
  },
}
