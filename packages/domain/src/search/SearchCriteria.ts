import type { ItemType } from '../items/ItemType'
import { keysOf } from '../records/keysOf'
import type { FilterName, FilterValues } from './filters'
import { filterNames, filterOf, filters } from './filters'

/**
 * The order of the results. With `deadline`, the tenders whose next deadline is soonest come first, and
 * the tenders without one come last.
 */
export type SearchOrder = 'bestMatch' | 'budget' | 'updated' | 'published' | 'deadline'
export type FreeSearchType = 'normal' | 'zipCode'

export interface SearchCriteria extends FilterValues {
  readonly itemType: ItemType
  readonly freeSearch: string
  readonly freeSearchType: FreeSearchType
  readonly order: SearchOrder
  readonly ascending: boolean
  /** Counted from 1. */
  readonly page: number
}

const noFilters = Object.fromEntries(filterNames.map((name) => [name, filters[name].empty])) as FilterValues

export function emptyCriteria(itemType: ItemType): SearchCriteria {
  return {
    itemType,
    freeSearch: '',
    freeSearchType: 'normal',
    ...noFilters,
    order: 'bestMatch',
    ascending: false,
    page: 1,
  }
}

const isFilter = (field: keyof SearchCriteria): field is FilterName => Object.hasOwn(filters, field)

/**
 * Whether a property of a search applies to an item type. The order does not apply to companies, because
 * users cannot choose an order for them.
 */
export function appliesTo(field: keyof SearchCriteria, itemType: ItemType): boolean {
  if (isFilter(field)) return filterOf(field).of.includes(itemType)
  return itemType !== 'company' || (field !== 'order' && field !== 'ascending')
}

/**
 * Removes the filters that do not apply to the item type. Also resets the order if the item type does not
 * have this order.
 */
export function dropInapplicableFilters(search: SearchCriteria): SearchCriteria {
  const empty = emptyCriteria(search.itemType)
  const isForeign = (field: keyof SearchCriteria): boolean => !appliesTo(field, search.itemType)
  const foreign = keysOf(empty).filter(isForeign)
  const isUnordered = search.order === 'deadline' && search.itemType !== 'procurement'
  return {
    ...search,
    ...(isUnordered && { order: empty.order }),
    ...Object.fromEntries(foreign.map((field) => [field, empty[field]])),
  }
}
