import { limits } from '@spadestik/domain/limits'
import type { SearchPage } from './Search'

/**
 * Reads which page of a search is wanted, with the defaults of the contract.
 *
 * @source specification 9
 */
export function pageOf(query: {
  readonly index?: number
  readonly limit?: number
  readonly orderBy?: SearchPage['order']
  readonly ascending?: boolean
}): SearchPage {
  const { index = 0, limit = limits.searchPageSize, orderBy: order = 'bestMatch', ascending = false } = query
  return { index, limit, order, ascending }
}
