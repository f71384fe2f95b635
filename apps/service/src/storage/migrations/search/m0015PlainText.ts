import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Creates a function that removes accents and makes a text lower case. An index on the beginnings of names
 * uses the function, so it must be declared immutable.
 */
export const m0015PlainText: Migration = {
  async up(db) {
    await sql`
      create function plain_text(value text) returns text language sql immutable strict parallel safe as $$
        select lower(unaccent('unaccent', value))
      $$`.execute(db)
  },
}
