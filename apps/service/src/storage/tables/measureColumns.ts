import type { Measure } from '@spadestik/domain/range'

/**
 * The columns of the measures, which are numbers of an item that users can filter by a range. The table of
 * agents uses these names in its own columns, such as `budget_min`.
 */
export const measureColumns = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
} as const satisfies Record<Measure, string>

export type MeasureColumn = (typeof measureColumns)[Measure]
