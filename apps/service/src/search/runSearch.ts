import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import type { Condition } from './allOf'
import { allOf } from './allOf'
import type { Search, SearchPage, SearchResult } from './Search'

const newestFirst = sql`s.updated desc, s.id desc`

function orderOf({ order, ascending }: SearchPage): Condition {
  // Without words every match is as good as another, so the newest come first.
  if (order === 'bestMatch') return newestFirst
  const direction = ascending ? sql`asc` : sql`desc`
  return sql`${sql.ref(`s.${order}`)} ${direction} nulls last, s.id ${direction}`
}

async function readIds(db: Kysely<Database>, query: Condition): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db)
  return rows.map(({ id }) => id)
}

async function readRanked(
  db: Kysely<Database>,
  search: Search,
  rank: Condition,
  page: SearchPage,
  isCapped: boolean,
) {
  const from = sql.table(search.table)
  const where = allOf(search.conditions)
  const start = page.index * page.limit
  const wanted = isCapped ? Math.max(0, Math.min(page.limit, limits.exactCountMax - start)) : page.limit
  const pool = isCapped
    ? sql`(select * from ${from} s where ${where} order by ${newestFirst} limit ${limits.exactCountMax}) s`
    : sql`${from} s`
  const ranked =
    wanted === 0
      ? []
      : await readIds(
          db,
          sql`select s.id from ${pool} where ${isCapped ? sql`true` : where}
            order by ${rank} desc, ${newestFirst} limit ${wanted} offset ${start}`,
        )
  if (wanted === page.limit) return ranked
  const rest = sql`select s.id from ${from} s where ${where} order by ${newestFirst}
    limit ${page.limit - wanted} offset ${Math.max(start, limits.exactCountMax)}`
  return [...ranked, ...(await readIds(db, rest))]
}

/**
 * Runs a search. Page and count are asked apart, the count only as far as it is told. Best match ranks up to
 * a thousand matches exactly, and of more the newest thousand; the others follow, newest first.
 *
 * @source specification 7
 */
export async function runSearch(
  db: Kysely<Database>,
  search: Search,
  page: SearchPage,
): Promise<SearchResult> {
  const from = sql.table(search.table)
  const where = allOf(search.conditions)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from (select 1 from ${from} s where ${where} limit ${limits.exactCountMax + 1}) found`.execute(db)
  const found = rows[0]?.count ?? 0
  const countIsCapped = found > limits.exactCountMax
  const isRanked = page.order === 'bestMatch' && search.rank !== null
  const ids =
    found === 0
      ? []
      : isRanked && search.rank !== null
        ? await readRanked(db, search, search.rank, page, countIsCapped)
        : await readIds(
            db,
            sql`select s.id from ${from} s where ${where} order by ${orderOf(page)}
              limit ${page.limit} offset ${page.index * page.limit}`,
          )
  return { ids, count: Math.min(found, limits.exactCountMax), countIsCapped }
}

/**
 * Counts the matches of a search exactly.
 *
 * @source specification 3
 */
export async function countSearch(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(search.table)} s where ${allOf(search.conditions)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
