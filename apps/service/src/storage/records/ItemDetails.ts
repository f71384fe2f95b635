import type { Measure } from '@spadestik/domain/range'
import { measures } from '@spadestik/domain/range'
import type { ProcurementRecord } from './ProcurementRecord'
import type { ProjectRecord } from './ProjectRecord'

const placeFields = [
  'inProgress',
  'currency',
  'buildingStart',
  'buildingEnd',
  'address',
  'postalCode',
  'city',
  'municipality',
  'region',
  'isPublic',
] as const

/**
 * The fields of a project that have no column of their own and are stored in the column `details`. Some of
 * these fields are also copied to the search table.
 */
export const projectDetailFields = [...placeFields, ...measures, 'floors', 'description', 'council'] as const

/**
 * The fields of a procurement that have no column of their own and are stored in the column `details`. Some
 * of these fields are also copied to the search table.
 */
export const procurementDetailFields = [
  ...placeFields,
  ...measures,
  'summary',
  'description',
  'tenderText',
  'liable',
  'office',
  'provider',
  'euNr',
  'participation',
  'offers',
  'material',
  'inquiry',
] as const

export type ItemDetails = Pick<ProjectRecord, (typeof placeFields)[number] | Measure>

export type ProjectDetails = Pick<ProjectRecord, (typeof projectDetailFields)[number]>

export type ProcurementDetails = Pick<ProcurementRecord, (typeof procurementDetailFields)[number]>
