import type { Range } from './filterKinds'
import type { FilterBody, Measure } from './filters'
import { filters } from './filters'

/** Null is an open end. */
interface Bounds {
  readonly min: number | null
  readonly max: number | null
}

/**
 * Returns a range of whole numbers with the smaller number first. A minimum at or below its limit becomes an
 * open end. A maximum at or above its limit becomes an open end. (V03)
 */
export function orderedRange(typed: Bounds, limit: { readonly min: number; readonly max: number }): Bounds {
  const whole = [typed.min, typed.max].map((bound) => (bound === null ? null : Math.round(bound)))
  const [first = null, second = null] = whole
  const isTurned = first !== null && second !== null && first > second
  const min = isTurned ? second : first
  const max = isTurned ? first : second
  return {
    min: min === null || min <= limit.min ? null : Math.min(min, limit.max),
    max: max === null || max >= limit.max ? null : Math.max(max, limit.min),
  }
}

/**
 * Returns the smallest and largest number that users can type for a measure (S13). The numbers are in the
 * unit that users type, for example millions for a budget.
 */
export function limitsOf(measure: Measure): { readonly min: number; readonly max: number } {
  return filters[measure].bounds
}

const scaled = (bound: number | null, factor: number): number | null =>
  bound === null ? null : Math.round(bound * factor)

/**
 * Converts a typed range to the stored range. The smaller number comes first, and a number at its limit
 * becomes an open end. A budget is converted from millions to the full amount. (V03)
 */
export function toStoredRange(measure: Measure, typed: Range): Range {
  const { min, max } = orderedRange(typed, limitsOf(measure))
  const factor = filters[measure].factor
  return { min: scaled(min, factor), max: scaled(max, factor), allowUnspecified: typed.allowUnspecified }
}

/** Converts a stored range to the unit that users type. */
export function toTypedRange(measure: Measure, { min, max, allowUnspecified }: Range): Range {
  const factor = filters[measure].factor
  return {
    min: min === null ? null : min / factor,
    max: max === null ? null : max / factor,
    allowUnspecified,
  }
}

/** Whether a range leaves out any items. */
export function isFiltering({ min, max, allowUnspecified }: Range): boolean {
  return min !== null || max !== null || !allowUnspecified
}

/** Returns where the bars of a measure's histogram start, in the stored unit and ascending from 0. (S13) */
export function barStarts(measure: Measure): readonly number[] {
  const { bars, factor } = filters[measure]
  return bars.map((start) => start * factor)
}

export function fromMeasureBody(measure: Measure, sent: FilterBody): Range {
  const { body } = filters[measure]
  return {
    min: sent[body.min] ?? null,
    max: sent[body.max] ?? null,
    allowUnspecified: sent[body.allowUnspecified] ?? true,
  }
}

export function toMeasureBody(measure: Measure, { min, max, allowUnspecified }: Range): FilterBody {
  const { body } = filters[measure]
  return { [body.min]: min, [body.max]: max, [body.allowUnspecified]: allowUnspecified }
}
