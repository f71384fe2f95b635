import { limits } from '../limits/limits'
import { pageCountOf } from './pageItems'

/** The number of matches of a search. See ADR 6. */
export interface ResultCount {
  readonly count: number
  /** Whether there are more matches than `count`. */
  readonly countIsCapped: boolean
}

/** Returns the number of pages that can be opened; a capped count ends at its cap. */
export function searchPageCount({ count }: ResultCount): number {
  return pageCountOf(Math.min(count, limits.exactCountMax), limits.searchPageSize)
}

/** Returns the page to prefetch, or null at the end. (S05) */
export function nextPage(page: number, found: ResultCount): number | null {
  return page < searchPageCount(found) ? page + 1 : null
}

/** Converts the 1-based page of the URL to the 0-based index of the call. */
export function indexOfPage(page: number): number {
  return Math.max(0, page - 1)
}

/**
 * Returns how many of `total` items are shown after some presses of 'show more'. (T01)
 *
 * @param pageSize how many each press adds
 */
export function shownOfList(presses: number, total: number, pageSize: number = limits.listPageSize): number {
  return Math.min(total, pageSize * (presses + 1))
}
