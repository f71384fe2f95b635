import { limits } from '../limits/limits'
import type { Quarter } from './quarter'
import { firstDayOf, formatQuarter, lastDayOf, quarterOf } from './quarter'

/** Two quarters; null is an open end. */
export interface QuarterRange {
  readonly from: Quarter | null
  readonly to: Quarter | null
}

/** A number that orders quarters in time. */
export function quarterOrder({ year, quarter }: Quarter): number {
  return year * 4 + quarter
}

/** The first and the last quarter that a building period can name. @param today `YYYY-MM-DD` */
export function quarterLimits(today: string): { readonly first: Quarter; readonly last: Quarter } {
  const year = Number(today.slice(0, 4))
  const { before, after } = limits.buildingYears
  return { first: { year: year - before, quarter: 1 }, last: { year: year + after, quarter: 4 } }
}

/** Whether a quarter lies within limits, both included; outside it is disabled. @source specification 5 (Quarter selector) */
export function isWithin(
  quarter: Quarter,
  { first, last }: { readonly first: Quarter; readonly last: Quarter },
): boolean {
  const order = quarterOrder(quarter)
  return order >= quarterOrder(first) && order <= quarterOrder(last)
}

/** Two quarters in ascending order: from never exceeds to. @source specification 5 (Quarter selector) */
export function orderedQuarters({ from, to }: QuarterRange): QuarterRange {
  const isTurned = from !== null && to !== null && quarterOrder(from) > quarterOrder(to)
  return isTurned ? { from: to, to: from } : { from, to }
}

/** The days of a building period, `YYYY-MM-DD`, from its first quarter's first to its last quarter's last. */
export function toDays(range: QuarterRange): { readonly from: string | null; readonly to: string | null } {
  const { from, to } = orderedQuarters(range)
  return { from: from === null ? null : firstDayOf(from), to: to === null ? null : lastDayOf(to) }
}

/** The quarters of a building period's days. */
export function toQuarters({
  from,
  to,
}: {
  readonly from: string | null
  readonly to: string | null
}): QuarterRange {
  return { from: quarterOf(from), to: quarterOf(to) }
}

/** A building period in words, 'Q1 2027 – Q3 2028', open ends left empty; null where nothing is known. */
export function formatPeriod(start: string | null, end: string | null): string | null {
  const { from, to } = toQuarters({ from: start, to: end })
  if (from === null && to === null) return null
  return `${from === null ? '' : formatQuarter(from)} – ${to === null ? '' : formatQuarter(to)}`.trim()
}
