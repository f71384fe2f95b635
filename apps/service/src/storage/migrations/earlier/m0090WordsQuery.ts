import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Stores the queries of agents as texts. A `tsquery` must fit into its row, which has at most 8,160 bytes, and the
 * synonyms of a few words have more.
 */
export const m0090WordsQuery: Migration = {
  async up(db) {
    await sql`alter table agents alter column words_query type text using words_query::text`.execute(db)
  },
}
