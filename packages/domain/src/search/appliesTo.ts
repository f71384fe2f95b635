import type { ItemType } from '../items/ItemType'
import type { FilterName } from './filters'
import { filterOf, filters } from './filters'
import type { SearchCriteria } from './SearchCriteria'

const isFilter = (field: keyof SearchCriteria): field is FilterName => Object.hasOwn(filters, field)

/**
 * Whether a property of a search applies to an item type. The order does not apply to companies, because
 * users cannot choose an order for them.
 */
export function appliesTo(field: keyof SearchCriteria, itemType: ItemType): boolean {
  if (isFilter(field)) return filterOf(field).of.includes(itemType)
  return itemType !== 'company' || (field !== 'order' && field !== 'ascending')
}
