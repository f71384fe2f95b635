import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import type { Search } from './Search'

/** So many rows are looked at to estimate how many match. */
const sampleSize = 1000

/** Reading a row along the order of time costs so much of what fetching a match from all over the table costs. */
const stepCost = 1 / 5

/**
 * Whether the newest thousand matches are found sooner by going back in time than by gathering all matches:
 * so it is where matches are common. The planner cannot tell, because it does not know how rare the
 * beginning of a word is; a sample can, for a few milliseconds.
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
 * Selects the ids of the newest thousand matches, newest first. Both ways select the same.
 *
 * @param isDense whether to go back in time, or else to gather all matches first
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
