import type { Kysely } from 'kysely'
import type { Database } from '../src/storage/Database'
import { learnWords } from '../src/words/learnWords'

/**
 * Counts the words of all imported items immediately, and finds the parts of compound words. Otherwise a
 * background job of the service would do this later.
 */
export async function learnAllWords(db: Kysely<Database>): Promise<void> {
  const { isTTY } = process.stderr
  let done = 0
  for (let learned = await learnWords(db); learned > 0; learned = await learnWords(db)) {
    done += learned
    if (isTTY) process.stderr.write(`\r  learning words: ${done} items`)
  }
  if (isTTY && done > 0) process.stderr.write('\n')
}
