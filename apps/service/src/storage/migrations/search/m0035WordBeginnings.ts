import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSearchWord } from '../../../words/functions/createSearchWord'

/**
 * Makes searches find fewer words that share only their first letters with the searched word, and splits more
 * compounds (ADR 40). Queues all items, so that a job splits their words again.
 */
export const m0035WordBeginnings: Migration = {
  async up(db) {
    await createSearchWord(db)
    await sql`update agents set words = words where words is not null`.execute(db)
    await sql`update words set count = 0, is_part = false, parts = '{}'`.execute(db)
    await sql`delete from word_queue`.execute(db)
    for (const type of ['project', 'procurement', 'company']) {
      await sql`insert into word_queue (item_type, item_id)
        select ${type}, id from ${sql.table(`${type}_search`)}`.execute(db)
    }
    await sql`insert into word_queue (item_type, item_id) select 'criterion', id from criteria`.execute(db)
  },
}
