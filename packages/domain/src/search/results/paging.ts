import { limits } from '../../limits/limits'

/** The number of matches of a search. See ADR 6. */
export interface ResultCount {
  readonly count: number
  /** Whether there are more matches than `count`. */
  readonly countIsCapped: boolean
}

/** Returns the number of pages that users can open. Matches beyond the maximum count have no pages. */
export function searchPageCount({ count }: ResultCount): number {
  return pageCountOf(Math.min(count, limits.exactCountMax), limits.searchPageSize)
}

/** Returns the page to prefetch, or null after the last page. (S05) */
export function nextPage(page: number, found: ResultCount): number | null {
  return page < searchPageCount(found) ? page + 1 : null
}

/** Converts the page in the URL, counted from 1, to the page in the request, counted from 0. */
export function indexOfPage(page: number): number {
  return Math.max(0, page - 1)
}

/**
 * Returns how many of `total` items are shown after some presses of 'show more'. (T01)
 *
 * @param pageSize how many items each press adds
 */
export function shownOfList(presses: number, total: number, pageSize: number = limits.listPageSize): number {
  return Math.min(total, pageSize * (presses + 1))
}

export type PageItem =
  | { readonly type: 'page'; readonly page: number; readonly isCurrent: boolean }
  | { readonly type: 'ellipsis'; readonly key: 'before' | 'after' }

/**
 * Returns the entries of the list of page links: the first page, the last page, and the current page with its
 * neighbours. A gap of two or more pages becomes an ellipsis. A single page has no entries. (S05)
 */
export function pageItems(current: number, pageCount: number): PageItem[] {
  if (pageCount <= 1) return []
  const here = Math.min(Math.max(1, current), pageCount)
  const named = new Set([1, here - 1, here, here + 1, pageCount])
  // A single missing page takes no more space than an ellipsis, so show its number.
  if (here - 2 === 2) named.add(2)
  if (here + 2 === pageCount - 1) named.add(pageCount - 1)
  const pages = [...named].filter((page) => page >= 1 && page <= pageCount).sort((a, b) => a - b)
  return pages.flatMap((page, index): PageItem[] => {
    const item: PageItem = { type: 'page', page, isCurrent: page === here }
    const previous = pages[index - 1]
    if (previous === undefined || previous === page - 1) return [item]
    return [{ type: 'ellipsis', key: page <= here ? 'before' : 'after' }, item]
  })
}

/** Returns the number of pages for a count, at least 1. */
export function pageCountOf(count: number, pageSize: number): number {
  return Math.max(1, Math.ceil(count / pageSize))
}
