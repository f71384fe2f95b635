import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

/**
 * A word is replaced by a similar word that is this many times more frequent, because rare words in items may
 * be misspellings.
 */
const timesRarer = 20

/** A word that fewer items contain is not suggested, because it may be a misspelling itself. */
const fewestItems = 3

/** Returns all words that differ from this one by two swapped neighbouring letters. */
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_one, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word)
}

/**
 * Finds the words of the items with the most similar spelling. A similar word shares many trigrams, or has
 * two letters swapped: a swap changes most trigrams of a short word (S22).
 *
 * @param words folded by `foldWord`
 * @returns the nearest word of each word; common words and words without a similar one are missing
 */
export async function nearestWords(
  db: Kysely<Database>,
  words: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const asked = words.map((word) => ({ word, swaps: swaps(word) }))
  const { rows } = await sql<{ word: string; nearest: string }>`
    select distinct on (a.word) a.word, w.word as nearest
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as a(word text, swaps text[])
    cross join lateral (
      select word, sum(count) as count from words
      where (word % a.word or word = any(a.swaps)) and word <> a.word group by word
    ) w
    where w.count >= ${sql.lit(fewestItems)}
      and w.count > ${sql.lit(timesRarer)} * coalesce((select sum(count) from words k where k.word = a.word), 0)
    order by a.word, w.word = any(a.swaps) desc, similarity(w.word, a.word) desc, w.count desc`.execute(db)
  return new Map(rows.map(({ word, nearest }) => [word, nearest]))
}
