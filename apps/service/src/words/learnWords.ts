import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import { countWords, readNewTradeWords } from './countWords'
import { rewriteDocuments } from './rewriteDocuments'
import { splitWords } from './splitWords'
import { learnTranslations } from './translations/learnTranslations'

/** From this number of items on, the statistics of the planner are outdated. */
const manyItems = 200

/** The number of the lock under which one process at a time counts words. */
const lock = 34_001

/** Removes counted criteria from the queue, and returns whether these were the last ones. */
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
 * Learns the words of items that were written: counts them, splits compounds, and makes their parts
 * searchable, also in older items that contain a compound whose parts are known only now (ADR 34).
 *
 * @returns the number of items processed; the rest is left to the next call.
 */
export async function learnWords(db: Kysely<Database>): Promise<number> {
  const counted = await db.transaction().execute(async (trx) => {
    // Another instance waits here, so that its next step sees the parts of all items it can see.
    await sql`select pg_advisory_xact_lock(${sql.lit(lock)})`.execute(trx)
    const { items, words } = await countWords(trx)
    const changed = [...words, ...(await readNewTradeWords(trx))]
    if (changed.length > 0) await splitWords(trx, changed)
    if (await removeCountedCriteria(trx)) await learnTranslations(trx)
    return items
  })
  // Documents are written once, when all words are known.
  if (counted > 0) {
    // The embedded database never gathers statistics by itself.
    if (counted >= manyItems) await sql`analyze words, word_queue`.execute(db)
    return counted
  }
  let rewritten = 0
  for (const type of ['project', 'procurement', 'company'] as const) {
    rewritten += await rewriteDocuments(db, type)
  }
  return rewritten
}
