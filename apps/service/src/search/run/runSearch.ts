import { limits } from '@spadestik/domain/limits'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import type { Condition } from '../../filters/allOf'
import { allOf } from '../../filters/allOf'
import { pageByDeadline } from './deadlineOrder'
import { planNewest, readNewest } from './newestMatches'
import type { Search, SearchPage, SearchResult } from './Search'
import type { BudgetParts } from '../conditions/withBudget'

const newestFirst = sql`s.updated desc, s.id desc`

function orderOf({ order, ascending }: SearchPage): Condition {
  // Without words, `bestMatch` sorts newest first. For items without deadlines, `deadline` also sorts newest
  // first.
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

/**
 * Ranks the matches if there are at most a thousand. Otherwise ranks the newest thousand, and the others
 * follow, newest first (S03). Also counts the matches, so that no second query is needed.
 */
async function runRanked(
  db: Kysely<Database>,
  search: Search,
  rank: Condition,
  { index, limit }: SearchPage,
): Promise<SearchResult> {
  const from = sql.table(search.table)
  const newest = await readNewest(db, search, await planNewest(db, search))
  const ranked = newest.slice(0, limits.exactCountMax)
  const counts = { count: ranked.length, countIsCapped: newest.length > ranked.length }
  const start = index * limit
  const best =
    start >= ranked.length
      ? []
      : await readIds(
          db,
          sql`select s.id from ${from} s where s.id = any(${ranked}::integer[])
            order by ${rank} desc, ${newestFirst} limit ${limit} offset ${start}`,
        )
  if (!counts.countIsCapped || best.length === limit) return { ids: best, ...counts }
  const rest = sql`select s.id from ${from} s where ${allOf(search.conditions)} order by ${newestFirst}
    limit ${limit - best.length} offset ${Math.max(start, limits.exactCountMax)}`
  return { ids: [...best, ...(await readIds(db, rest))], ...counts }
}

function readParts(
  db: Kysely<Database>,
  { table }: Search,
  parts: BudgetParts,
  page: SearchPage,
): Promise<number[]> {
  const order = orderOf(page)
  const offset = page.index * page.limit
  const first = (conditions: readonly Condition[]) => sql`(
    select s.id, s.budget from ${sql.table(table)} s where ${allOf(conditions)}
    order by ${order} limit ${offset + page.limit})`
  return readIds(
    db,
    sql`select s.id from (${sql.join(parts.map(first), sql` union all `)}) s order by ${order}
      limit ${page.limit} offset ${offset}`,
  )
}

/**
 * Counts matches up to a limit. The result `exactCountMax + 1` means that there are more than `exactCountMax`
 * matches (ADR 6).
 */
export async function countCapped(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select 1 from ${sql.table(search.table)} s where ${allOf(search.conditions)} limit ${limits.exactCountMax + 1}
    ) found`.execute(db)
  return rows[0]?.count ?? 0
}

function readPage(db: Kysely<Database>, search: Search, page: SearchPage): Promise<number[]> {
  if (page.order === 'budget' && search.parts !== null) return readParts(db, search, search.parts, page)
  if (page.order === 'deadline' && search.deadlinesFrom !== undefined) {
    return readIds(db, pageByDeadline(search, search.deadlinesFrom, page))
  }
  return readIds(
    db,
    sql`select s.id from ${sql.table(search.table)} s where ${allOf(search.conditions)} order by ${orderOf(page)}
      limit ${page.limit} offset ${page.index * page.limit}`,
  )
}

export async function runSearch(
  db: Kysely<Database>,
  search: Search,
  page: SearchPage,
): Promise<SearchResult> {
  if (page.order === 'bestMatch' && search.rank !== null) return runRanked(db, search, search.rank, page)
  const found = await countCapped(db, search)
  const ids = found === 0 ? [] : await readPage(db, search, page)
  return { ids, count: Math.min(found, limits.exactCountMax), countIsCapped: found > limits.exactCountMax }
}

/** Counts all matches, without a maximum. */
export async function countSearch(db: Kysely<Database>, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(search.table)} s where ${allOf(search.conditions)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
