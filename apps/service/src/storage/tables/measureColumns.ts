import type { Measure } from '@spadestik/domain/range'

/**
 * The name of each measure's column in the search tables. A measure is a number of an item that users can
 * filter by a range. The names of the columns of agents begin with this name.
 */
export const measureColumns = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
} as const satisfies Record<Measure, string>

export type MeasureColumn = (typeof measureColumns)[Measure]
