import { dayAt, instantAt } from '@spadestik/domain/dates'
import { relativeTimesOf, timeNames, withDays } from '@spadestik/domain/times'
import type { Kysely, RawBuilder } from 'kysely'
import { sql } from 'kysely'
import { filterTable } from '../filters/filterTable'
import type { Database } from '../storage/Database'
import type { AgentType, SentFilters } from '../storage/records/AgentFilters'
import type { RelativeTimes } from '../storage/records/RelativeTimes'

/**
 * Returns the relative times in the filters, such as a deadline within 14 days. Returns null if there are
 * none.
 */
export function relativeTimes(filters: SentFilters, timeZone: string): RelativeTimes | null {
  const times = relativeTimesOf(filters)
  return Object.keys(times).length === 0 ? null : { timeZone, ...times }
}

/**
 * Converts relative times, such as 'within 14 days', to calendar days. Apart from `times`, the keys of the
 * result are columns of the table `agents`.
 */
function daysNow(times: RelativeTimes, now: Date) {
  const { timeZone, ...relative } = times
  const days: SentFilters = withDays(relative, dayAt(now.getTime(), timeZone))
  const columns = timeNames.map((name) => filterTable[name].agentColumns(days, timeZone))
  return { times, ...Object.assign({}, ...columns) }
}

const dayColumns = timeNames.flatMap((name) => {
  const { columns, columnType } = filterTable[name]
  return columns.map((column) => ({ column: sql.ref(column), type: sql.raw(columnType) }))
})
const typedColumns = sql.join(dayColumns.map(({ column, type }) => sql`${column} ${type}`))

/** A row with the days of an agent that has no fixed days, only relative times. */
export const noDays = sql`(select ${sql.join(
  dayColumns.map(({ column, type }) => sql`null::${type} as ${column}`),
)})`

/**
 * Converts relative times, such as 'within 14 days', to calendar days. Returns a table with one row for each
 * date in `days`. The times in a row are counted from the date in its column `day`.
 */
export function daysOnEach(times: RelativeTimes, days: readonly string[]): RawBuilder<unknown> {
  const rows = days.map((day) => ({
    day,
    ...daysNow(times, new Date(instantAt(day, '12:00', times.timeZone))),
  }))
  return sql`select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as days(day date, ${typedColumns})`
}

/**
 * Converts the relative times of all agents (saved searches) of a type to calendar days, counted from today.
 * Returns a table with these days. Its column `times` equals `agents.relative_times`, so that both tables can
 * be joined (ADR 39).
 */
export async function currentDays(
  db: Kysely<Database>,
  type: AgentType,
  now: Date,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ relative_times: RelativeTimes }>`
    select distinct relative_times from agents where type = ${type} and relative_times is not null`.execute(
    db,
  )
  const days = rows.map(({ relative_times: times }) => daysNow(times, now))
  return sql`select * from jsonb_to_recordset(${JSON.stringify(days)}::jsonb) as days(times jsonb, ${typedColumns})`
}
