import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { writeWordsQuery } from '../../agents/writeWordsQuery'
import type { Database } from '../../storage/Database'
import type { SynonymGroup } from '../../words/synonyms/parseSynonyms'
import { writeSynonyms } from '../../words/synonyms/writeSynonyms'

/** Replaces all synonyms, and computes the queries of all agents (saved searches) again. */
export async function importSynonyms(db: Kysely<Database>, groups: readonly SynonymGroup[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // An agent that is saved meanwhile waits, so that its query never keeps the old synonyms.
    await sql`lock table agents in share row exclusive mode`.execute(trx)
    await writeSynonyms(trx, groups)
    await writeWordsQuery(trx, null)
  })
}
