import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { countWords, readNewTradeWords } from './countWords'
import { rewriteDocuments } from './rewriteDocuments'
import { splitWords } from './splitWords'
import { learnTranslations } from './translations/learnTranslations'

/** The minimum number of counted items after which the statistics of the query planner are updated. */
const manyItems = 200

/** The number of a lock in PostgreSQL. With this lock, only one process at a time counts words. */
const lock = 34_001

async function removeCountedCriteria(trx: Transaction<Database>): Promise<boolean> {
  const { rows } = await sql<{ are_last: boolean }>`
    with removed as (
      delete from word_queue where item_type = 'criterion' and is_counted returning item_id
    )
    select exists (select from removed)
      and not exists (select from word_queue where item_type = 'criterion' and not is_counted) as are_last
  `.execute(trx)
  return rows[0]?.are_last === true
}

/**
 * Counts the words of items in `word_queue`, splits compounds into their parts, and makes the parts
 * searchable. When a new part is found, also updates all other items that have compounds with this part (ADR
 * 34).
 *
 * @returns the number of items processed; call the function again until it returns 0
 */
export async function learnWords(db: Kysely<Database>): Promise<number> {
  const counted = await db.transaction().execute(async (trx) => {
    // Wait while another instance of the service counts words. This instance then knows all parts of
    // compounds that the other instance has found.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
    const { items, words } = await countWords(trx)
    const changed = [...words, ...(await readNewTradeWords(trx))]
    if (changed.length > 0) await splitWords(trx, changed)
    if (await removeCountedCriteria(trx)) await learnTranslations(trx)
    return items
  })
  // Rewrite the search documents only when all words are counted, so that each document is written once.
  if (counted > 0) {
    // The embedded database never updates statistics automatically.
    if (counted >= manyItems) await sql`analyze words, word_queue`.execute(db)
    return counted
  }
  let rewritten = 0
  for (const type of ['project', 'procurement', 'company'] as const) {
    rewritten += await rewriteDocuments(db, type)
  }
  return rewritten
}
