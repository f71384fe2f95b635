import type { Measure } from '@spadestik/domain/range'

/** The column of each measure in the search tables. The columns of agents begin with the same name. */
export const measureColumns = {
  budget: 'budget',
  buildingSize: 'building_size',
  groundSize: 'ground_size',
  units: 'units',
  metres: 'metres',
} as const satisfies Record<Measure, string>

export type MeasureColumn = (typeof measureColumns)[Measure]
