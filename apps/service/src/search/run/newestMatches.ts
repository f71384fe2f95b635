import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Condition } from '../conditions/allOf'
import { allOf } from '../conditions/allOf'
import type { Search } from './Search'

/** The number of rows sampled to estimate the share of matches. */
const sampleSize = 1000

/**
 * The cost of reading one row in the order of time. The unit is the cost of fetching one match from anywhere
 * in the table.
 */
const stepCost = 1 / 5

/**
 * Returns whether matches are frequent. If so, reading rows from the newest backwards finds the newest
 * thousand matches faster than collecting all matches. The planner cannot estimate how many rows the
 * beginning of a word matches, so the matches in a sample are counted. This takes milliseconds.
 */
export async function areMatchesDense(
  db: Kysely<Database>,
  { table, conditions }: Pick<Search, 'table' | 'conditions'>,
): Promise<boolean> {
  const { rows } = await sql<{ total: number }>`
    select reltuples::bigint as total from pg_class where oid = ${table}::regclass`.execute(db)
  const total = rows[0]?.total ?? 0
  if (total <= sampleSize) return true
  const share = (100 * sampleSize) / total
  const { rows: sampled } = await sql<{ hits: number }>`
    select count(*)::integer as hits from ${sql.table(table)} s tablesample system (${sql.lit(share)})
    where ${allOf(conditions)}`.execute(db)
  const density = (sampled[0]?.hits ?? 0) / sampleSize
  return density ** 2 * total > limits.exactCountMax * stepCost
}

/**
 * Selects the ids of the newest thousand matches, newest first. Both values of `isDense` select the same ids.
 *
 * @param isDense whether to read rows from the newest backwards instead of collecting all matches first
 */
export function newestMatches(
  { table, conditions }: Pick<Search, 'table' | 'conditions'>,
  isDense: boolean,
): Condition {
  const from = sql.table(table)
  const where = allOf(conditions)
  const newest = sql`order by s.updated desc, s.id desc limit ${limits.exactCountMax}`
  return isDense
    ? sql`select s.id from ${from} s where ${where} ${newest}`
    : sql`with found as materialized (select s.id, s.updated from ${from} s where ${where})
        select s.id from found s ${newest}`
}
