import { limits } from '../limits/limits'
import type { Range } from '../search/SearchCriteria'
import { orderedRange } from './orderedRange'

/** The measures of a search, in the order of the filters. (S13) */
export const measures = ['budget', 'buildingSize', 'groundSize', 'units', 'metres'] as const

/** One of the measures. */
export type Measure = (typeof measures)[number]

/** Returns the limits of a measure in the unit it is typed in: millions for the sum, otherwise its own unit. (S13) */
export function limitsOf(measure: Measure): { readonly min: number; readonly max: number } {
  return measure === 'budget' ? limits.budgetMillions : limits[measure]
}

const factorOf = (measure: Measure): number => (measure === 'budget' ? limits.budgetFactor : 1)

const scaled = (bound: number | null, factor: number): number | null =>
  bound === null ? null : Math.round(bound * factor)

/** Converts typed input to the stored range: ascending, open at its limits, with the sum in currency units. (V03) */
export function keptRange(measure: Measure, typed: Range): Range {
  const { min, max } = orderedRange(typed, limitsOf(measure))
  const factor = factorOf(measure)
  return { min: scaled(min, factor), max: scaled(max, factor), allowUnspecified: typed.allowUnspecified }
}

/** Converts a stored range to the unit it is typed in. */
export function typedRange(measure: Measure, { min, max, allowUnspecified }: Range): Range {
  const factor = factorOf(measure)
  return {
    min: min === null ? null : min / factor,
    max: max === null ? null : max / factor,
    allowUnspecified,
  }
}

/** Whether a range filters anything. */
export function filters({ min, max, allowUnspecified }: Range): boolean {
  return min !== null || max !== null || !allowUnspecified
}
