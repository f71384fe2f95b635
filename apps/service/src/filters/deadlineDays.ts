import { timeZoneOf } from '@spadestik/domain/locale'
import { sql } from 'kysely'
import { endedPhaseIds } from '../reference/procurementPhases'
import type { Condition } from './allOf'

// The columns `closings` and `closing_days` of a tender are sorted by time, so `width_bucket` returns how many
// of its date windows are over. An index outside an array gives null.
const closedAt = (now: Condition) => sql`width_bucket(${now}, s.closings)`

/** Whether the deadlines of the tender `s` count. They do not after an award or a cancellation. */
export const isRunning: Condition = sql`s.phase_id <> all(${[...endedPhaseIds]}::integer[])`

/**
 * The last day of the date window of the tender `s` that closes next. Null if all windows are over. Ignores
 * the phase.
 */
export const nextClosingDay = (now: Condition): Condition => sql`s.closing_days[1 + ${closedAt(now)}]`

/** The time at which the date window closes that closes next. Ignores the phase. */
export const nextClosing = (now: Condition): Condition => sql`s.closings[1 + ${closedAt(now)}]`

/** The day shown as the next deadline of the tender `s` (`nextDeadline` in the domain package, S20). */
const nextDeadlineDay = (now: Condition): Condition =>
  sql`case when ${isRunning} then ${nextClosingDay(now)} end`

/** The days of a tender that the deadline filter compares. */
interface DeadlineDays {
  readonly next: Condition
  /** The last day of the date window that has closed most recently. */
  readonly last: Condition
  readonly today: Condition
}

/** @param next the SQL of the next deadline */
export const deadlineDays = (now: Condition, next = nextDeadlineDay(now)): DeadlineDays => ({
  next,
  last: sql`s.closing_days[${closedAt(now)}]`,
  today: sql`(${now} at time zone ${sql.lit(timeZoneOf(null))})::date`,
})

/** Returns the columns of `storedDeadlineDays`. */
export const deadlineColumns = ({ next, last, today }: DeadlineDays): Condition =>
  sql`${next} as next_deadline, ${last} as last_deadline, ${today} as today`

export const storedDeadlineDays: DeadlineDays = {
  next: sql`s.next_deadline`,
  last: sql`s.last_deadline`,
  today: sql`s.today`,
}

/**
 * Returns the condition of the deadline filter, which compares the next deadline. If the filter begins in the
 * past, it finds a tender without a next deadline by its last one (ADR 8).
 *
 * @param from the SQL of the first day, null for no limit
 * @param to the SQL of the last day, null for no limit
 */
export const deadlineIsWithin = (
  { next, last, today }: DeadlineDays,
  from: Condition,
  to: Condition,
): Condition => sql`
  case when ${from} < ${today} then coalesce(${next}, ${last}) else ${next} end
    between coalesce(${from}, '-infinity') and coalesce(${to}, 'infinity')`
