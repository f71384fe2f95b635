import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Makes the function that takes case and accents from a text. It says that it always answers the same, so that
 * the beginning of a name can be looked up in an index.
 */
export const m0015PlainText: Migration = {
  async up(db) {
    await sql`
      create function plain_text(value text) returns text language sql immutable strict parallel safe as $$
        select lower(unaccent('unaccent', value))
      $$`.execute(db)
  },
}
