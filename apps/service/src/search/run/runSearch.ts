import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Condition } from '../conditions/allOf'
import { allOf } from '../conditions/allOf'
import { pageByDeadline } from './deadlineOrder'
import { areMatchesDense, newestMatches } from './newestMatches'
import type { Search, SearchPage, SearchResult } from './Search'
import type { BudgetHalves } from '../conditions/withBudget'

const newestFirst = sql`s.updated desc, s.id desc`

function orderOf({ order, ascending }: SearchPage): Condition {
  // `bestMatch` without words and `deadline` without deadlines sort newest first.
  if (order === 'bestMatch' || order === 'deadline') return newestFirst
  const direction = ascending ? sql`asc` : sql`desc`
  // Only the budget can be null. On the other columns, `nulls last` would prevent the use of the index.
  const nulls = order === 'budget' ? sql`nulls last` : sql``
  return sql`${sql.ref(`s.${order}`)} ${direction} ${nulls}, s.id ${direction}`
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
  // The subquery returns only ids, because rows with their search documents are too large to sort.
  const pool = async () =>
    isCapped
      ? sql`${from} s join (${newestMatches(search, await areMatchesDense(db, search))}) newest on newest.id = s.id`
      : sql`${from} s where ${where}`
  const ranked =
    wanted === 0
      ? []
      : await readIds(
          db,
          sql`select s.id from ${await pool()} order by ${rank} desc, ${newestFirst} limit ${wanted} offset ${start}`,
        )
  if (wanted === page.limit) return ranked
  const rest = sql`select s.id from ${from} s where ${where} order by ${newestFirst}
    limit ${page.limit - wanted} offset ${Math.max(start, limits.exactCountMax)}`
  return [...ranked, ...(await readIds(db, rest))]
}

function readHalves(
  db: Kysely<Database>,
  { table }: Search,
  { stated, unstated }: BudgetHalves,
  page: SearchPage,
): Promise<number[]> {
  const order = orderOf(page)
  const offset = page.index * page.limit
  const half = (conditions: readonly Condition[]) => sql`(
    select s.id, s.budget from ${sql.table(table)} s where ${allOf(conditions)}
    order by ${order} limit ${offset + page.limit})`
  return readIds(
    db,
    sql`select s.id from (${half(stated)} union all ${half(unstated)}) s order by ${order}
      limit ${page.limit} offset ${offset}`,
  )
}

/**
 * Counts matches, but at most `exactCountMax + 1`. The result `exactCountMax + 1` means that there are more
 * than `exactCountMax` matches (ADR 6).
 */
export async function countCapped(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from ${sql.table(search.table)} s where ${allOf(search.conditions)} limit ${limits.exactCountMax + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Reads one page of the ids that a search finds. Sorting by best match ranks all matches if there are at most
 * a thousand. Otherwise the newest thousand are ranked, and the others follow, newest first (S03).
 *
 * @param isCapped whether there are more than a thousand matches
 */
export async function readPage(
  db: Kysely<Database>,
  search: Search,
  page: SearchPage,
  isCapped: boolean,
): Promise<number[]> {
  if (page.order === 'bestMatch' && search.rank !== null) {
    return readRanked(db, search, search.rank, page, isCapped)
  }
  if (page.order === 'budget' && search.halves !== null) return readHalves(db, search, search.halves, page)
  if (page.order === 'deadline' && search.hasDeadlines === true) {
    return readIds(db, pageByDeadline(search, page))
  }
  return readIds(
    db,
    sql`select s.id from ${sql.table(search.table)} s where ${allOf(search.conditions)} order by ${orderOf(page)}
      limit ${page.limit} offset ${page.index * page.limit}`,
  )
}

/** Runs a search, with separate queries for the page and the count. */
export async function runSearch(
  db: Kysely<Database>,
  search: Search,
  page: SearchPage,
): Promise<SearchResult> {
  const found = await countCapped(db, search)
  const countIsCapped = found > limits.exactCountMax
  const ids = found === 0 ? [] : await readPage(db, search, page, countIsCapped)
  return { ids, count: Math.min(found, limits.exactCountMax), countIsCapped }
}

/** Counts all matches of a search, without a maximum. */
export async function countSearch(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(search.table)} s where ${allOf(search.conditions)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
