import type { ItemType } from '../items/ItemType'
import { itemTypes } from '../items/ItemType'
import { keysOf } from '../records/keysOf'
import { appliesTo } from './appliesTo'
import type { FilterName, FilterValues } from './filters'
import { filterNames, filterOf } from './filters'
import type { SearchCriteria } from './SearchCriteria'
import { hasDirection, searchOrders } from './searchRules'
import { emptyCriteria } from './SearchCriteria'

function parseFilter<Name extends FilterName>(name: Name, params: URLSearchParams): FilterValues[Name] {
  const { parse, oldName = name } = filterOf(name)
  return parse(params.get(name) ?? params.get(oldName) ?? '')
}

/**
 * Parses a search from the query and page of a URL. Never fails: invalid values, and filters that do not
 * apply to the item type, get their defaults. See ADR 4. (S17)
 *
 * @param fallback the item type if the query contains none
 */
export function parseCriteria(query: string, page: number, fallback: ItemType): SearchCriteria {
  const params = new URLSearchParams(query)
  const itemType = itemTypes.find((type) => type === params.get('type')) ?? fallback
  const order = searchOrders.find((name) => name === params.get('order')) ?? 'bestMatch'
  const read: SearchCriteria = {
    itemType,
    freeSearch: (params.get('q') ?? '').trim(),
    freeSearchType: params.get('mode') === 'zip' ? 'zipCode' : 'normal',
    ...(Object.fromEntries(filterNames.map((name) => [name, parseFilter(name, params)])) as FilterValues),
    order,
    ascending: hasDirection(order) && params.get('dir') === 'asc',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
  return dropInapplicableFilters(read)
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
