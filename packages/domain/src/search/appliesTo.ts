import type { ItemType } from '../items/ItemType'
import type { SearchCriteria } from './SearchCriteria'

const both: readonly ItemType[] = ['project', 'procurement']
const every: readonly ItemType[] = ['project', 'procurement', 'company']

/** The item types that each part of a search applies to. */
const itemTypesOf: Record<keyof SearchCriteria, readonly ItemType[]> = {
  itemType: every,
  freeSearch: every,
  freeSearchType: every,
  criteria: every,
  roles: every,
  companies: both,
  countryIds: every,
  projectPhases: ['project', 'company'],
  procurementPhases: ['procurement'],
  procurementTypes: ['procurement'],
  budget: both,
  buildingSize: both,
  groundSize: both,
  metres: both,
  units: both,
  building: both,
  deadline: ['procurement'],
  isPublic: both,
  order: both,
  ascending: both,
  page: every,
}

/** Whether a filter applies to an item type. */
export function appliesTo(field: keyof SearchCriteria, itemType: ItemType): boolean {
  return itemTypesOf[field].includes(itemType)
}
