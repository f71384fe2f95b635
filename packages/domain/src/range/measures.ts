import { limits } from '../limits/limits'
import type { Range } from '../search/SearchCriteria'
import { orderedRange } from './orderedRange'

/** The measures of the search, in the order of its filters. @source specification 2 (Filter menu contents) */
export const measures = ['budget', 'buildingSize', 'groundSize', 'units', 'metres'] as const

/** One of the measures. */
export type Measure = (typeof measures)[number]

/** The absolute limits of a measure as it is typed: millions for the sum, else its own unit. @source specification 9 */
export function limitsOf(measure: Measure): { readonly min: number; readonly max: number } {
  return measure === 'budget' ? limits.budgetMillions : limits[measure]
}

const factorOf = (measure: Measure): number => (measure === 'budget' ? limits.budgetFactor : 1)

const scaled = (bound: number | null, factor: number): number | null =>
  bound === null ? null : Math.round(bound * factor)

/** A measure as it is kept, from what was typed: in order, open at its absolute limits, the sum in currency units. @source specification 5 (Range input) */
export function keptRange(measure: Measure, typed: Range): Range {
  const { min, max } = orderedRange(typed, limitsOf(measure))
  const factor = factorOf(measure)
  return { min: scaled(min, factor), max: scaled(max, factor), allowUnspecified: typed.allowUnspecified }
}

/** A measure as it is typed, from what is kept. */
export function typedRange(measure: Measure, { min, max, allowUnspecified }: Range): Range {
  const factor = factorOf(measure)
  return {
    min: min === null ? null : min / factor,
    max: max === null ? null : max / factor,
    allowUnspecified,
  }
}

/** Whether a measure filters anything. */
export function filters({ min, max, allowUnspecified }: Range): boolean {
  return min !== null || max !== null || !allowUnspecified
}
