import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Adds which words of a group of synonyms say more than the group, such as 'fridge' among white goods. */
export const m0092NarrowerWords: Migration = {
  async up(db) {
    await sql`alter table synonyms add column is_narrower boolean not null default false`.execute(db)
  },
}
