import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Lets agents (saved searches) search ranges of postal codes. Until now, an agent had only the beginning of a
 * code.
 */
export const m0027PostalCodeRanges: Migration = {
  async up(db) {
    await sql`alter table agents add zip_from text[], add zip_before text[], add zip_digits integer[]`.execute(
      db,
    )
    // The old column `zip_pattern` contains the escaped beginning of a code, followed by a percent sign.
    await sql`
      update agents set zip_from = array[prefix], zip_before = array[prefix || U&'\\FFFF'], zip_digits = '{null}'
      from (
        select id as agent_id, regexp_replace(left(zip_pattern, -1), '\\\\(.)', '\\1', 'g') as prefix from agents
        where zip_pattern is not null
      ) old
      where id = agent_id`.execute(db)
    await sql`alter table agents drop column zip_pattern`.execute(db)
  },
}
