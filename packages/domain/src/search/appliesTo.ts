import type { ItemType, SearchCriteria } from './SearchCriteria'

const both: readonly ItemType[] = ['project', 'procurement']
const every: readonly ItemType[] = ['project', 'procurement', 'company']

/**
 * For which item types each part of a search means something.
 * @source specification 2 (Filter menu) and 3 (Agent)
 */
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

/** Whether a filter is of use in a search for items of this type. */
export function appliesTo(field: keyof SearchCriteria, itemType: ItemType): boolean {
  return itemTypesOf[field].includes(itemType)
}
