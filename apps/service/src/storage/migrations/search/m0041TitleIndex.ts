import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createSearchPhrase } from '../../../words/functions/createSearchPhrase'

/**
 * Adds indexes that contain only the words of names. The index on all words does not say in which text a word
 * occurs, so a search in names had to read every item that contains the word anywhere. For a million items
 * this took two seconds, and now takes a few milliseconds.
 */
export const m0041TitleIndex: Migration = {
  async up(db) {
    await createSearchPhrase(db)
    for (const type of ['project', 'procurement', 'company']) {
      await sql`create index ${sql.ref(`${type}_search_title`)} on ${sql.table(`${type}_search`)}
        using gin (ts_filter(document, '{a}'))`.execute(db)
      // Without statistics, the planner would not use the index.
      await sql`analyze ${sql.table(`${type}_search`)}`.execute(db)
    }
  },
}
