import { limits } from '@spadestik/domain/limits'
import type { Measure } from '@spadestik/domain/range'

/** Where bars begin, as steps that a person would round to; most figures are small. */
const steps: Record<Measure, readonly number[]> = {
  budget: [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000],
  buildingSize: [0, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 500_000],
  groundSize: [0, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000],
  units: [0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000, 20_000],
  metres: [0, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000, 500_000],
}

/**
 * Where the bars of a measure begin, in the unit of its filter.
 *
 * @source specification 9
 */
export function barEdges(measure: Measure): readonly number[] {
  const factor = measure === 'budget' ? limits.budgetFactor : 1
  return steps[measure].map((step) => step * factor)
}
