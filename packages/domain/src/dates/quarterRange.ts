import { limits } from '../limits/limits'
import type { Quarter } from './quarter'
import { firstDayOf, formatQuarter, lastDayOf, quarterOf } from './quarter'

/** Null is an open end. */
export interface QuarterRange {
  readonly from: Quarter | null
  readonly to: Quarter | null
}

export function quarterOrder({ year, quarter }: Quarter): number {
  return year * 4 + quarter
}

/** Adds quarters to a quarter. `count` can be negative. */
export function addQuarters(quarter: Quarter, count: number): Quarter {
  const order = quarterOrder(quarter) - 1 + count
  const position = (order % 4) + 1
  return {
    year: Math.floor(order / 4),
    quarter: position === 1 || position === 2 || position === 3 ? position : 4,
  }
}

/**
 * Returns the first and last quarter that users can choose for a building period.
 *
 * @param today `YYYY-MM-DD`
 */
export function quarterLimits(today: string): { readonly first: Quarter; readonly last: Quarter } {
  const year = Number(today.slice(0, 4))
  const { before, after } = limits.buildingYears
  return { first: { year: year - before, quarter: 1 }, last: { year: year + after, quarter: 4 } }
}

/** Returns a range with its earlier quarter first. (V03) */
export function orderedQuarters({ from, to }: QuarterRange): QuarterRange {
  const isTurned = from !== null && to !== null && quarterOrder(from) > quarterOrder(to)
  return isTurned ? { from: to, to: from } : { from, to }
}

/** Returns the first and last day of a range of quarters as `YYYY-MM-DD`, or null for an open end. */
export function toDays(range: QuarterRange): { readonly from: string | null; readonly to: string | null } {
  const { from, to } = orderedQuarters(range)
  return { from: from === null ? null : firstDayOf(from), to: to === null ? null : lastDayOf(to) }
}

export function toQuarters({
  from,
  to,
}: {
  readonly from: string | null
  readonly to: string | null
}): QuarterRange {
  return { from: quarterOf(from), to: quarterOf(to) }
}

/**
 * Formats a building period as `Q1 2027 – Q3 2028`. An unknown start or end is left out. Returns null if both
 * are unknown.
 */
export function formatPeriod(start: string | null, end: string | null): string | null {
  const { from, to } = toQuarters({ from: start, to: end })
  if (from === null && to === null) return null
  return `${from === null ? '' : formatQuarter(from)} – ${to === null ? '' : formatQuarter(to)}`.trim()
}
