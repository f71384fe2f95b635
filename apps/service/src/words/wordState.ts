import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { wordsVersion } from './lexicon/lexicons'
import { writeSynonyms } from './synonyms/writeSynonyms'
import { readStoredSynonyms } from './synonyms/readStoredSynonyms'

/**
 * Queues all items to be read again if the lexicons or the rules of reading have changed since the last start,
 * and reads the synonyms again. Searches go on meanwhile (ADR 74).
 *
 * @returns whether that was necessary
 */
export async function requeueForNewWords(trx: Transaction<Database>): Promise<boolean> {
  const state = await trx.selectFrom('word_state').selectAll().forUpdate().executeTakeFirstOrThrow()
  if (state.version === wordsVersion) return false
  await writeSynonyms(trx, await readStoredSynonyms(trx))
  await sql`update words set count = 0, is_part = false, parts = '{}'`.execute(trx)
  for (const [type, table] of [
    ['project', 'projects'],
    ['procurement', 'procurements'],
    ['company', 'companies'],
    ['criterion', 'criteria'],
  ] as const) {
    await sql`
      insert into word_queue (item_type, item_id) select ${type}, id from ${sql.table(table)} order by id
      on conflict (item_type, item_id) do update set is_counted = false, known = null`.execute(trx)
  }
  await sql`
    update word_state set version = ${wordsVersion},
      has_old_documents = has_old_documents or exists (select from word_queue)`.execute(trx)
  return true
}

/**
 * Notes that all documents have been written anew, if that is so.
 *
 * @returns whether queries need no longer look for the words of old documents, from now on
 */
export async function noteNewDocuments(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql`
    update word_state set has_old_documents = false
    where has_old_documents and not exists (select from word_queue) returning version`.execute(trx)
  return rows.length > 0
}
