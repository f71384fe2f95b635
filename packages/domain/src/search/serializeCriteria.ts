import { appliesTo } from './appliesTo'
import type { FilterName } from './filters'
import { filterNames, filterOf } from './filters'
import type { SearchCriteria } from './SearchCriteria'
import { hasDirection } from './searchRules'

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
