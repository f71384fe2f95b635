import type { Schemas } from '@spadestik/api-client/schema'
import type { ItemType } from './ItemType'

const shared = [
  'id',
  'name',
  'phase',
  'budget',
  'currency',
  'place',
  'buildingStart',
  'buildingEnd',
  'published',
  'updated',
  'criteria',
] as const

/** The columns of a spreadsheet of items of each type, in the order before a user chooses another one (O01). */
export const sheetColumns = {
  project: [...shared, 'builder', 'tenders'],
  procurement: [...shared, 'liable', 'nextDeadline'],
  company: ['id', 'name', 'registration', 'address', 'postalCode', 'city', 'roles', 'updated'],
} as const satisfies Record<ItemType, readonly Schemas['ExportColumn'][]>
