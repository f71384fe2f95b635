import type { Measure } from '@spadestik/domain/range'

/** The column of each measure in the search tables. Columns of agents are named after it. */
export const measureColumns = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
} as const satisfies Record<Measure, string>

/** The name of a measure's column. */
export type MeasureColumn = (typeof measureColumns)[Measure]
