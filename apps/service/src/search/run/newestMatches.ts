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
 * - `since`: collects the matches that were updated since a time, and sorts them. Fast if some rows match.
 * - `all`: collects all matches, and sorts them. Fast if few rows match.
 */
export type NewestPlan = { readonly kind: 'back' | 'all' } | { readonly kind: 'since'; readonly time: string }

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
 * is lower, because collecting their matches takes longer: many items contain the words of a phrase in
 * another order.
 */
const sparseShare = { phrase: 0.004, others: 0.012 }

/**
 * If the share of matches in the sample is at least this value, the plan `back` (reading the rows from the
 * newest to the oldest) quickly finds a thousand matches.
 */
const denseShare = 0.05

/**
 * The number of needed matches is multiplied by this factor, because the estimated number of matches might be
 * too high.
 */
const margin = 1.5

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
  const rowsToRead = (margin * wanted * sample.length) / hits
  const last = sample[Math.ceil((rowsToRead * sample.length) / total)]
  return last === undefined ? { kind: 'all' } : { kind: 'since', time: last.updated }
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
  const { table, conditions } = search
  const time = sql`${plan.time}::timestamptz`
  const since = { table, conditions: [sql`s.updated >= ${time}`, ...conditions] }
  const ids = await readIds(db, since, false, wanted)
  const missing = wanted - ids.length
  if (missing === 0) return ids
  // If at least two thirds of the wanted matches are found, read the table from the newest row backwards,
  // because the missing matches are probably not much older. For a phrase, collect all matches instead: if no
  // more matches exist, reading backwards would read the whole table.
  if (missing > wanted / 3 || search.hasPhrase) return readIds(db, search, false, wanted)
  const before = { table, conditions: [sql`s.updated < ${time}`, ...conditions] }
  return [...ids, ...(await readIds(db, before, true, missing))]
}
