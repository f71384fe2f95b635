import type { ApiClient, Schemas } from '@spadestik/api-client'
import { defaultItemType } from '@spadestik/domain/access'
import { canSearch, parseCriteria } from '@spadestik/domain/search'
import { fetchResults } from '../fetchResults'
import { readAddress } from '../../../search/state/searchAddress'

/**
 * Sends the search of the page's address, as `useSearchState` reads it. Leaves out searches for companies,
 * for which the app may send another request.
 */
export async function sendSearch(
  client: ApiClient,
  product: Schemas['User']['product'],
  page: number,
  query: string,
): Promise<void> {
  const caller = { kind: 'user', product } as const
  const { criteria } = readAddress(query)
  const search = parseCriteria(criteria, page, defaultItemType(caller))
  if (search.itemType !== 'company' && canSearch(search, caller)) await fetchResults(client, search)
}
