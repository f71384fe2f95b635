import type { Measure } from '@spadestik/domain/range'

/**
 * The column of each measure in the search tables. A measure is a number of an item, such as the budget, that
 * users can filter by a range. The table of agents uses this name in its own columns, such as `budget_min`.
 */
export const measureColumns = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
} as const satisfies Record<Measure, string>

export type MeasureColumn = (typeof measureColumns)[Measure]
