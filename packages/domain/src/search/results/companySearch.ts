import type { SearchCriteria } from '../SearchCriteria'

/**
 * Returns the order of a company search. With a text, a country or a role, the best matches come first,
 * otherwise the latest changes. It is always descending. (S16)
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
  /** From the response to the first page. */
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
 * Whether to offer 'load more': with an exact count, until all matches are loaded; with a capped count, after
 * every full page.
 */
export function canLoadMore(loaded: Accumulated<unknown>, lastPageLength: number, pageSize: number): boolean {
  return loaded.countIsCapped ? lastPageLength === pageSize : loaded.items.length < loaded.count
}
