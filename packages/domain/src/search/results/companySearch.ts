import type { SearchCriteria } from '../SearchCriteria'

/**
 * Returns the order of a company search, which is always descending. If the search has a text, a country or a
 * role, the best matches come first. Otherwise the latest changes come first. (S16)
 */
export function companyOrder({
  freeSearch,
  countryIds,
  roles,
}: Pick<SearchCriteria, 'freeSearch' | 'countryIds' | 'roles'>): 'bestMatch' | 'updated' {
  const isFiltered = freeSearch.trim() !== '' || countryIds.length > 0 || roles.length > 0
  return isFiltered ? 'bestMatch' : 'updated'
}

export interface Accumulated<Item> {
  readonly items: readonly Item[]
  /** The number of companies that the search finds, from the response to the first page. */
  readonly count: number
  readonly countIsCapped: boolean
}

/** Appends another page, without items that are already loaded. (S16) */
export function accumulate<Item extends { readonly id: number }>(
  before: Accumulated<Item> | null,
  page: Accumulated<Item>,
): Accumulated<Item> {
  if (before === null) return page
  const known = new Set(before.items.map(({ id }) => id))
  return { ...before, items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))] }
}

/**
 * Whether to offer 'load more'. With an exact count, the app offers it until all matches are loaded. With a
 * capped count, the app offers it after each full page.
 */
export function canLoadMore(loaded: Accumulated<unknown>, lastPageLength: number, pageSize: number): boolean {
  return loaded.countIsCapped ? lastPageLength === pageSize : loaded.items.length < loaded.count
}
