import { appliesTo } from './appliesTo'
import type { FilterName } from './filters'
import { filterNames, filterOf } from './filters'
import type { SearchCriteria } from './SearchCriteria'
import { hasDirection } from './searchRules'

function serializeFilter<Name extends FilterName>(name: Name, search: SearchCriteria): string {
  return filterOf(name).serialize(search[name])
}

/**
 * Formats a search as the query of a URL. The page is left out, because the path contains it. Equal searches
 * give equal strings: default values and filters that do not apply to the item type are left out. See ADR 4.
 * (S17)
 *
 * Filters have their own names in the query; text and order have short names that are common for searches.
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
