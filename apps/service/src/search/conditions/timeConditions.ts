import type { Schemas } from '@spadestik/api-client/schema'
import { addDays, instantAt } from '@spadestik/domain/dates'
import { sql } from 'kysely'
import type { Condition } from './allOf'
import { deadlineDays, deadlineIsWithin } from './deadlineDays'

interface Days {
  readonly from: string | null
  readonly before: string | null
}

const startOfDay = (day: string, timeZone: string) =>
  new Date(instantAt(day, '00:00', timeZone)).toISOString()

/**
 * Returns the RFC 3339 times at which the first day begins and the last day ends, or null without a day.
 *
 * @param timeZone the IANA name of the time zone in which the days begin
 */
export function updatedBetween(
  { updatedFrom: from, updatedTo: to }: Pick<Schemas['ItemCriteria'], 'updatedFrom' | 'updatedTo'>,
  timeZone: string,
): Days {
  return {
    from: typeof from === 'string' ? startOfDay(from, timeZone) : null,
    before: typeof to === 'string' ? startOfDay(addDays(to, 1), timeZone) : null,
  }
}

const daysBetween = (column: string, from: string | null | undefined, to: string | null | undefined) => [
  ...(typeof from === 'string' ? [sql`${sql.ref(column)} >= ${from}::date`] : []),
  ...(typeof to === 'string' ? [sql`${sql.ref(column)} <= ${to}::date`] : []),
]

/**
 * Returns the conditions of the filters for the start of building and for the last update. Relative times
 * such as 'the last 30 days' must already have been converted to days.
 */
export function timeConditions(filters: Schemas['ItemCriteria'], timeZone: string): Condition[] {
  const { from, before } = updatedBetween(filters, timeZone)
  return [
    ...daysBetween('s.building_start', filters.startFrom, filters.startTo),
    ...(from === null ? [] : [sql`s.updated >= ${from}::timestamptz`]),
    ...(before === null ? [] : [sql`s.updated < ${before}::timestamptz`]),
  ]
}

/**
 * Returns the conditions of the filter for the next deadline (ADR 8). The first condition follows from the
 * second, and can use an index.
 *
 * @param now the time from which deadlines are ahead
 */
export function deadlineConditions(
  { deadlineFrom: from = null, deadlineTo: to = null }: Schemas['ProcurementCriteria'],
  now: Date,
): Condition[] {
  if (from === null && to === null) return []
  const time = sql`${now.toISOString()}::timestamptz`
  return [
    from === null ? sql`s.last_closing > ${time}` : sql`s.last_closing >= ${addDays(from, -1)}::timestamptz`,
    deadlineIsWithin(deadlineDays(time), sql`${from}::date`, sql`${to}::date`),
  ]
}
