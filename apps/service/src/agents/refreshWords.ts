import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { loadSynonyms } from '../words/synonyms/loadSynonyms'
import { noteNewDocuments, requeueForNewWords } from '../words/wordState'
import { writeWordsQuery } from './writeWordsQuery'

/**
 * Prepares the words of a database for this version of the product: synonyms for a new one, and for one that an
 * earlier version has filled a queue of all items, whose texts are read again beside the running service.
 */
export async function refreshWords(db: Kysely<Database>): Promise<void> {
  await loadSynonyms(db)
  await db.transaction().execute(async (trx) => {
    if (await requeueForNewWords(trx)) await writeWordsQuery(trx, null)
  })
}

/** Ends a refresh when all documents have been written anew: no query looks for the words of old ones any more. */
export async function endRefresh(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await noteNewDocuments(trx)) await writeWordsQuery(trx, null)
  })
}
