import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { allOf } from '../conditions/allOf'
import type { Search } from './Search'

/**
 * The way to find the newest matches. All ways find the same matches; they only differ in time:
 *
 * - `back`: reads rows from the newest backwards. Fast if most rows match.
 * - `since`: collects the matches that were updated since a time. Fast if some rows match.
 * - `all`: collects all matches. Fast if few rows match.
 */
export type NewestPlan = { readonly kind: 'back' | 'all' } | { readonly kind: 'since'; readonly time: string }

type Matches = Pick<Search, 'table' | 'conditions'>

/** The number of rows sampled to estimate the share of matches. */
const sampleSize = 1000

/** The number of matches to read: those that are ranked, and one that shows whether there are more. */
const wanted = limits.exactCountMax + 1

/** With fewer matches in the sample, the estimate is too uncertain to choose a time. */
const fewestHits = 4

/** From this share of matches, reading backwards soon finds a thousand. */
const denseShare = 0.15

/** Collects more than needed, so that an estimate that is too high rarely needs a second query. */
const margin = 1.5

/**
 * Chooses how to find the newest matches. The planner cannot estimate how many rows contain a phrase
 * or the beginning of a word, so the matches in a sample are counted. This takes milliseconds.
 */
export async function planNewest(db: Kysely<Database>, { table, conditions }: Matches): Promise<NewestPlan> {
  const { rows } = await sql<{ total: number }>`
    select reltuples::bigint as total from pg_class where oid = ${table}::regclass`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total <= sampleSize) return { kind: 'back' }
  const { rows: sample } = await sql<{ updated: string; isMatch: boolean | null }>`
    select s.updated, ${allOf(conditions)} as "isMatch"
    from ${sql.table(table)} s tablesample system (${sql.lit((100 * sampleSize) / total)})
    order by s.updated desc`.execute(db)
  const hits = sample.filter(({ isMatch }) => isMatch === true).length
  if (hits < fewestHits) return { kind: 'all' }
  if (hits >= denseShare * sample.length) return { kind: 'back' }
  const rowsToRead = (margin * wanted * sample.length) / hits
  const last = sample[Math.ceil((rowsToRead * sample.length) / total)]
  return last === undefined ? { kind: 'all' } : { kind: 'since', time: last.updated }
}

/**
 * Reads the ids of the newest matches, newest first: at most one more than the maximum of exact counts, which
 * means that there are more matches than that.
 */
export async function readNewest(
  db: Kysely<Database>,
  { table, conditions }: Matches,
  plan: NewestPlan,
): Promise<number[]> {
  const where = allOf(
    plan.kind === 'since' ? [sql`s.updated >= ${plan.time}::timestamptz`, ...conditions] : conditions,
  )
  const matches = sql`select s.id, s.updated from ${sql.table(table)} s where ${where}`
  const newest = sql`order by updated desc, id desc limit ${wanted}`
  const { rows } = await sql<{ id: number }>`${
    plan.kind === 'back'
      ? sql`${matches} ${newest}`
      : // The planner would read backwards too if it could choose.
        sql`with found as materialized (${matches}) select id from found ${newest}`
  }`.execute(db)
  const isIncomplete = plan.kind === 'since' && rows.length < wanted
  return isIncomplete ? readNewest(db, { table, conditions }, { kind: 'all' }) : rows.map(({ id }) => id)
}
