import { addDays } from './formatDate'
import { firstDayOf, lastDayOf, quarterOf } from './quarter'
import { addQuarters } from './quarterRange'

/**
 * The unit and the direction of a relative time. For example, the filter 'updated in the last 30 days' counts
 * days into the past.
 */
export interface RelativeKind {
  readonly unit: 'day' | 'quarter'
  readonly towards: 'future' | 'past'
}

/**
 * Converts a relative time, such as 'the next 14 days', to a range of days. A future range contains the
 * current day or quarter and the next `within` days or quarters. A past range begins `within` days ago and
 * has no end, because nothing was updated in the future (ADR 39).
 *
 * @param today `YYYY-MM-DD` in the time zone of the user's national domain (dk, se or no)
 */
export function relativeDays(
  { unit, towards }: RelativeKind,
  within: number,
  today: string,
): { readonly from: string | null; readonly to: string | null } {
  if (towards === 'past') return { from: addDays(today, -within), to: null }
  if (unit === 'day') return { from: today, to: addDays(today, within) }
  const current = quarterOf(today)
  if (current === null) return { from: null, to: null }
  return { from: firstDayOf(current), to: lastDayOf(addQuarters(current, within)) }
}
