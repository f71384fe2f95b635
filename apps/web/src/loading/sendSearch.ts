import type { ApiClient, Schemas } from '@spadestik/api-client'
import { defaultItemType } from '@spadestik/domain/access'
import { canSearch, parseCriteria } from '@spadestik/domain/search'
import { fetchResults } from './fetchResults'
import { readAddress } from '../routing/searchAddress'

/**
 * Requests the results of the search in the page's address, and the names of the phases. Reads the address in
 * the same way as `useSearchState`, so that the app later sends equal requests. Skips searches for companies,
 * because the app might send a different request for companies.
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
  const { itemType } = search
  if (itemType === 'company' || !canSearch(search, caller)) return
  await Promise.all([fetchResults(client, search), client.GET(`/${itemType}-phases`)])
}
