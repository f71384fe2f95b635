import type { Range } from '../search/filterKinds'
import type { Measure } from '../search/filters'
import { filters } from '../search/filters'
import { orderedRange } from './orderedRange'

/** Returns the bounds of a measure in the unit it is typed in: millions for the sum, otherwise its own unit (S13). */
export function limitsOf(measure: Measure): { readonly min: number; readonly max: number } {
  return filters[measure].bounds
}

const scaled = (bound: number | null, factor: number): number | null =>
  bound === null ? null : Math.round(bound * factor)

/** Converts typed input to the stored range: ascending, open at its limits, with the sum in currency units. (V03) */
export function toStoredRange(measure: Measure, typed: Range): Range {
  const { min, max } = orderedRange(typed, limitsOf(measure))
  const factor = filters[measure].factor
  return { min: scaled(min, factor), max: scaled(max, factor), allowUnspecified: typed.allowUnspecified }
}

/** Converts a stored range to the unit it is typed in. */
export function toTypedRange(measure: Measure, { min, max, allowUnspecified }: Range): Range {
  const factor = filters[measure].factor
  return {
    min: min === null ? null : min / factor,
    max: max === null ? null : max / factor,
    allowUnspecified,
  }
}

/** Whether a range filters anything. */
export function isFiltering({ min, max, allowUnspecified }: Range): boolean {
  return min !== null || max !== null || !allowUnspecified
}
