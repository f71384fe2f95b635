import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'

/**
 * A similar word is suggested only if it is more than this many times as frequent as the typed word. Even a
 * misspelled word can occur in some items.
 */
const timesRarer = 20

/** The minimum number of items that contain a suggested word. A rarer word might itself be a misspelling. */
const fewestItems = 3

function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_one, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  ).filter((swapped) => swapped !== word)
}

/**
 * Finds for each word the most similarly spelled word that occurs in items. The found word has many trigrams
 * in common with the typed word, or differs by two swapped neighbouring letters. Swapped letters have their
 * own check, because they change most trigrams of a short word (S22).
 *
 * @param words in folded letters without marks
 * @returns the nearest word of each word, in folded letters; common words and words without a similar word are
 *   missing
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
      select folded, (array_agg(word order by count desc, word))[1] as word, sum(count) as count from words
      where (lower(folded) % a.word or folded = any(a.swaps)) and folded <> a.word group by folded
    ) w
    where w.count >= ${sql.lit(fewestItems)}
      and w.count > ${sql.lit(timesRarer)} * coalesce((select sum(count) from words k where k.folded = a.word), 0)
    order by a.word, w.folded = any(a.swaps) desc, similarity(w.folded, a.word) desc, w.count desc`.execute(
    db,
  )
  return new Map(rows.map(({ word, nearest }) => [word, nearest]))
}
