import type { SearchCriteria } from './SearchCriteria'

/**
 * Returns the order of a company search, always descending: by latest change if only criteria filter it, by
 * best match if a text, a country or a role does. (S16)
 */
export function companyOrder({
  freeSearch,
  countryIds,
  roles,
}: Pick<SearchCriteria, 'freeSearch' | 'countryIds' | 'roles'>): 'bestMatch' | 'updated' {
  const isFiltered = freeSearch.trim() !== '' || countryIds.length > 0 || roles.length > 0
  return isFiltered ? 'bestMatch' : 'updated'
}

/** The companies a search has loaded so far. */
export interface Accumulated<Item> {
  readonly items: readonly Item[]
  /** The count of the first page; later pages do not change it. */
  readonly count: number
  readonly countIsCapped: boolean
}

/** Appends another page to the loaded items, without duplicates. (S16) */
export function accumulate<Item extends { readonly id: number }>(
  before: Accumulated<Item> | null,
  page: Accumulated<Item>,
): Accumulated<Item> {
  if (before === null) return page
  const known = new Set(before.items.map(({ id }) => id))
  return { ...before, items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))] }
}

/**
 * Whether 'load more' is offered: fewer items are loaded than counted, or the count is capped and the last page
 * was full.
 */
export function canLoadMore(loaded: Accumulated<unknown>, lastPageLength: number, pageSize: number): boolean {
  return loaded.countIsCapped ? lastPageLength === pageSize : loaded.items.length < loaded.count
}
