import { sql } from 'kysely'
import type { Condition } from '../../filters/allOf'
import { allOf } from '../../filters/allOf'
import { isRunning, nextClosing } from '../../filters/deadlineDays'
import type { Search, SearchPage } from './Search'

const newestFirst = sql`s.updated desc, s.id desc`

/**
 * Returns the query for a page of tenders, sorted by next deadline, the soonest first. Tenders without a next
 * deadline come last, newest first. Tenders with and without one have separate subqueries, so that each
 * subquery can use an index (S03).
 */
export function pageByDeadline(
  { table, conditions }: Search,
  now: Date,
  { index, limit }: SearchPage,
): Condition {
  const offset = index * limit
  const time = sql`${now.toISOString()}::timestamptz`
  const isOpen = sql`s.last_closing > ${time} and ${isRunning}`
  const part = (closing: Condition, condition: Condition) => sql`(
    select s.id, s.updated, ${closing} as closing from ${sql.table(table)} s
    where ${allOf([...conditions, condition])}
    order by closing, ${newestFirst} limit ${offset + limit})`
  const open = part(nextClosing(time), isOpen)
  const others = part(sql`null::timestamptz`, sql`(${isOpen}) is not true`)
  return sql`select s.id from (${open} union all ${others}) s
    order by s.closing nulls last, ${newestFirst} limit ${limit} offset ${offset}`
}
