import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { allOf } from '../../filters/allOf'
import type { Search } from './Search'

/**
 * The way to find the newest matches. All ways find the same matches; they only differ in time:
 *
 * - `back`: reads the rows from the newest to the oldest, until enough of them match. Fast if most rows
 *   match.
 * - `since`: collects the matches that were updated since a time, and sorts them. If they are too few, goes on
 *   with those since the next, earlier time. Fast if some rows match.
 * - `all`: collects all matches, and sorts them. Fast if few rows match.
 */
export type NewestPlan =
  | { readonly kind: 'back' | 'all' }
  | { readonly kind: 'since'; readonly times: readonly string[] }

type Matches = Pick<Search, 'table' | 'conditions' | 'hasPhrase'>

/**
 * The size of the sample from which the percentage of matching rows is estimated: `share` of all rows, but at
 * least `least` and at most `most` rows.
 */
const sampleSizes = { least: 200, most: 1000, share: 0.01 }

/**
 * The number of matches to read. It is one more than the maximum of exact counts, so that the result shows
 * whether there are more matches.
 */
const wanted = limits.exactCountMax + 1

/**
 * If the share of matches in the sample is below this value, all matches are collected. The value for phrases
 * is lower, because collecting their matches takes longer: the text of each is read.
 */
const sparseShare = { phrase: 0.001, others: 0.012 }

/**
 * If the share of matches in the sample is at least this value, the plan `back` (reading the rows from the
 * newest to the oldest) quickly finds a thousand matches.
 */
const denseShare = 0.05

/**
 * The number of needed matches is multiplied by these factors in turn, because the estimated number of matches
 * might be too high.
 */
const margins = [1.2, 2, 4, 8]

/**
 * Chooses the fastest way to find the newest matches. Counts the matches in a sample, because PostgreSQL
 * cannot estimate how many rows contain a phrase or the beginning of a word. The count takes milliseconds.
 */
export async function planNewest(
  db: Kysely<Database>,
  { table, conditions, hasPhrase }: Matches,
): Promise<NewestPlan> {
  const { rows } = await sql<{ total: number }>`
    select reltuples::bigint as total from pg_class where oid = ${table}::regclass`.execute(db)
  const total = rows[0]?.total ?? 0
  const { least, most, share } = sampleSizes
  const sampleSize = Math.min(Math.max(total * share, least), most)
  if (total <= sampleSize) return { kind: 'back' }
  const { rows: sample } = await sql<{ updated: string; isMatch: boolean | null }>`
    select s.updated, ${allOf(conditions)} as "isMatch"
    from ${sql.table(table)} s tablesample system (${sql.lit((100 * sampleSize) / total)})
    order by s.updated desc`.execute(db)
  const hits = sample.filter(({ isMatch }) => isMatch === true).length
  if (hits < (hasPhrase ? sparseShare.phrase : sparseShare.others) * sample.length) return { kind: 'all' }
  if (hits >= denseShare * sample.length) return { kind: 'back' }
  const times = margins.flatMap((margin) => {
    const rowsToRead = (margin * wanted * sample.length) / hits
    return sample[Math.ceil((rowsToRead * sample.length) / total)]?.updated ?? []
  })
  return times.length === 0 ? { kind: 'all' } : { kind: 'since', times }
}

async function readIds(
  db: Kysely<Database>,
  { table, conditions }: Pick<Matches, 'table' | 'conditions'>,
  isBack: boolean,
  limit: number,
): Promise<number[]> {
  const matches = sql`select s.id, s.updated from ${sql.table(table)} s where ${allOf(conditions)}`
  const newest = sql`order by updated desc, id desc limit ${limit}`
  const { rows } = await sql<{ id: number }>`${
    isBack
      ? sql`${matches} ${newest}`
      : // Collect all matches first. Without `materialized`, the planner would read the rows backwards instead.
        sql`with found as materialized (${matches}) select id from found ${newest}`
  }`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Reads the ids of the newest matches, the newest first. Reads at most `exactCountMax + 1` ids, to find out
 * whether there are more matches than are counted exactly.
 */
export async function readNewest(db: Kysely<Database>, search: Matches, plan: NewestPlan): Promise<number[]> {
  if (plan.kind !== 'since') return readIds(db, search, plan.kind === 'back', wanted)
  const ids: number[] = []
  let before: string | null = null
  for (const since of [...plan.times, null]) {
    const between = [
      ...(since === null ? [] : [sql`s.updated >= ${since}::timestamptz`]),
      ...(before === null ? [] : [sql`s.updated < ${before}::timestamptz`]),
    ]
    const older = { table: search.table, conditions: [...between, ...search.conditions] }
    ids.push(...(await readIds(db, older, false, wanted - ids.length)))
    if (ids.length >= wanted) break
    before = since
  }
  return ids
}
