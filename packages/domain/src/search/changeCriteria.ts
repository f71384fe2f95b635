import { withoutForeignParts } from './parseCriteria'
import type { ItemType, SearchCriteria } from './SearchCriteria'
import { emptyCriteria } from './SearchCriteria'
import { serializeCriteria } from './serializeCriteria'

/** A search with some filters or its order changed: it begins again at page 1. @source specification 2 (Search) */
export function changeCriteria(search: SearchCriteria, change: Partial<SearchCriteria>): SearchCriteria {
  return withoutForeignParts({ ...search, page: 1, ...change })
}

/** The same search among items of another type; what has no meaning there is dropped. */
export function withItemType(search: SearchCriteria, itemType: ItemType): SearchCriteria {
  return changeCriteria(search, { itemType })
}

/** Whether a search filters anything, so that it can be reset. */
export function canBeReset(search: SearchCriteria): boolean {
  return serializeCriteria(search) !== serializeCriteria(resetCriteria(search))
}

/** A search without filters, in the same type and order. */
export function resetCriteria({ itemType, order, ascending }: SearchCriteria): SearchCriteria {
  return { ...emptyCriteria(itemType), order, ascending }
}

/** How an order behaves. @source specification 2 (Search): best match has no direction, companies no choice */
export function orderRules({ itemType, order }: SearchCriteria): {
  canOrder: boolean
  hasDirection: boolean
} {
  const canOrder = itemType !== 'company'
  return { canOrder, hasDirection: canOrder && order !== 'bestMatch' }
}
