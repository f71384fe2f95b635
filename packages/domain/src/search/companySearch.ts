import type { SearchCriteria } from './SearchCriteria'

/**
 * What companies are ordered by, always descending: the newest change first where nothing but criteria filters them, best match where
 * there is a text, a country or a role.
 *
 * @source specification 4 (Search), decision 6
 */
export function companyOrder({
  freeSearch,
  countryIds,
  roles,
}: Pick<SearchCriteria, 'freeSearch' | 'countryIds' | 'roles'>): 'bestMatch' | 'updated' {
  const isFiltered = freeSearch.trim() !== '' || countryIds.length > 0 || roles.length > 0
  return isFiltered ? 'bestMatch' : 'updated'
}

/** What a search of companies has loaded so far. */
export interface Accumulated<Item> {
  readonly items: readonly Item[]
  /** Of the first load; later ones do not change it. */
  readonly count: number
  readonly countIsCapped: boolean
}

/**
 * What is shown after another page came: the new ones behind those before, none twice.
 *
 * @source specification 4 (Search)
 */
export function accumulate<Item extends { readonly id: number }>(
  before: Accumulated<Item> | null,
  page: Accumulated<Item>,
): Accumulated<Item> {
  if (before === null) return page
  const known = new Set(before.items.map(({ id }) => id))
  return { ...before, items: [...before.items, ...page.items.filter(({ id }) => !known.has(id))] }
}

/** Whether 'load more' is offered: an exact count is not reached, or a capped one has no known end and the last page was full. */
export function canLoadMore(loaded: Accumulated<unknown>, lastPageLength: number, pageSize: number): boolean {
  return loaded.countIsCapped ? lastPageLength === pageSize : loaded.items.length < loaded.count
}
