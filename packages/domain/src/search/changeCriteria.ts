import type { SearchCriteria } from './SearchCriteria'
import { dropInapplicableFilters, emptyCriteria } from './SearchCriteria'
import { serializeCriteria } from './criteriaCodec'
import type { ItemType } from '../items/ItemType'
import type { FilterName, FilterValues } from './filters'
import { filterNames, filterOf } from './filters'

/**
 * Changes the filters or the order of a search and returns to page 1. Drops filters that do not apply to the
 * item type. (S06)
 */
export function changeCriteria(search: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return dropInapplicableFilters({ ...search, page: 1, ...change })
}

export function withItemType(search: SearchCriteria, itemType: ItemType): SearchCriteria {
  return changeCriteria(search, { itemType })
}

/** Whether a search has filters that can be reset. (S07) */
export function hasFilters(search: SearchCriteria): boolean {
  return serializeCriteria(search) !== serializeCriteria(resetCriteria(search))
}

/** Whether a value of a filter leaves out any items. */
export const isFilterSet = <Name extends FilterName>(name: Name, value: FilterValues[Name]): boolean =>
  filterOf(name).serialize(value) !== ''

/** Counts the filters that are set. Each chosen criterion, company or option counts as one. (S07) */
export function countFilters(search: SearchCriteria): number {
  const countOf = <Name extends FilterName>(name: Name): number => {
    const value = search[name]
    return Array.isArray(value) ? value.length : isFilterSet(name, value) ? 1 : 0
  }
  return filterNames.reduce((sum, name) => sum + countOf(name), search.freeSearch === '' ? 0 : 1)
}

/** Removes all filters and keeps the item type and the order. */
export function resetCriteria({ itemType, order, ascending }: SearchCriteria): SearchCriteria {
  return { ...emptyCriteria(itemType), order, ascending }
}
