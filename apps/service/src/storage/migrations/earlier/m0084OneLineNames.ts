import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Replaces line breaks in the names of agents (saved searches) and lists by spaces. */
export const m0084OneLineNames: Migration = {
  async up(db) {
    for (const table of ['agents', 'lists']) {
      await sql`
        update ${sql.table(table)} set name = btrim(regexp_replace(name, '\\s*[\\n\\r\\v\\f\\u0085\\u2028\\u2029]+\\s*', ' ', 'g'))
        where name ~ '[\\n\\r\\v\\f\\u0085\\u2028\\u2029]'`.execute(db)
    }
  },
}
