import { sql } from 'kysely'
import type { Condition } from '../conditions/allOf'
import { allOf } from '../conditions/allOf'
import type { Search, SearchPage } from './Search'

// The current day in Denmark, Sweden and Norway, which have the same time zone. A day is enough, because
// deadlines are stored as days.
const today = sql`(now() at time zone 'Europe/Copenhagen')::date`

const isOpen = sql`s.offers_to >= ${today} or s.participation_to >= ${today}`

const upcoming = (column: 'offers_to' | 'participation_to') =>
  sql`case when s.${sql.ref(column)} >= ${today} then s.${sql.ref(column)} end`

const newestFirst = sql`s.updated desc, s.id desc`

/**
 * Returns the query for a page of tenders, sorted by deadline, the soonest first. Tenders without a future
 * deadline come last, newest first. Tenders with and without a future deadline have separate subqueries, so
 * that each subquery can use an index (S03).
 */
export function pageByDeadline({ table, conditions }: Search, { index, limit }: SearchPage): Condition {
  const offset = index * limit
  const part = (closing: Condition, condition: Condition) => sql`(
    select s.id, s.updated, ${closing} as closing from ${sql.table(table)} s
    where ${allOf([...conditions, condition])}
    order by closing, ${newestFirst} limit ${offset + limit})`
  const open = part(sql`least(${upcoming('offers_to')}, ${upcoming('participation_to')})`, isOpen)
  const others = part(sql`null::date`, sql`(${isOpen}) is not true`)
  return sql`select s.id from (${open} union all ${others}) s
    order by s.closing nulls last, ${newestFirst} limit ${limit} offset ${offset}`
}
