import { dropInapplicableFilters } from './parseCriteria'
import type { ItemType } from '../items/ItemType'
import type { SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'
import { serializeCriteria } from './serializeCriteria'

/** Changes the filters or the order of a search and returns to page 1. (S06) */
export function changeCriteria(search: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return dropInapplicableFilters({ ...search, page: 1, ...change })
}

/** Changes the item type of a search and drops the filters that do not apply to the new type. */
export function withItemType(search: SearchCriteria, itemType: ItemType): SearchCriteria {
  return changeCriteria(search, { itemType })
}

/** Whether a search has filters that can be reset. (S07) */
export function hasFilters(search: SearchCriteria): boolean {
  return serializeCriteria(search) !== serializeCriteria(resetCriteria(search))
}

/** Removes all filters and keeps the item type and the order. */
export function resetCriteria({ itemType, order, ascending }: SearchCriteria): SearchCriteria {
  return { ...emptyCriteria(itemType), order, ascending }
}
