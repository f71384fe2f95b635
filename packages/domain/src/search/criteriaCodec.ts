import type { ItemType } from '../items/ItemType'
import { itemTypes } from '../items/ItemType'
import type { FilterName, FilterValues } from './filters'
import { filterNames, filterOf } from './filters'
import type { SearchCriteria } from './SearchCriteria'
import { appliesTo, dropInapplicableFilters } from './SearchCriteria'
import { hasDirection, searchOrders } from './searchRules'

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

function serializeFilter<Name extends FilterName>(name: Name, search: SearchCriteria): string {
  return filterOf(name).serialize(search[name])
}

/**
 * Formats a search as the query of a URL, with one parameter per filter. The page is missing, because the
 * path contains it. Default values and filters that do not apply to the item type are left out, so that equal
 * searches give equal strings. See ADR 4. (S17)
 */
export function serializeCriteria(search: SearchCriteria): string {
  const { itemType, freeSearch, freeSearchType, order, ascending } = search
  const entries: [keyof SearchCriteria, string, string][] = [
    ['freeSearch', 'q', freeSearch.trim()],
    ['freeSearchType', 'mode', freeSearchType === 'zipCode' ? 'zip' : ''],
    ...filterNames.map((name): [keyof SearchCriteria, string, string] => [
      name,
      name,
      serializeFilter(name, search),
    ]),
    ['order', 'order', order === 'bestMatch' ? '' : order],
    ['ascending', 'dir', ascending && hasDirection(order) ? 'asc' : ''],
  ]
  const query = new URLSearchParams({ type: itemType })
  for (const [field, key, text] of entries) {
    if (text !== '' && appliesTo(field, itemType)) query.set(key, text)
  }
  return query.toString()
}
