import { limits } from '../limits/limits'
import { pageCountOf } from './pageItems'

/** How many matches a search has. @source decision 7 */
export interface ResultCount {
  readonly count: number
  /** Whether there are more than `count`. */
  readonly countIsCapped: boolean
}

/** The number to show, and whether a plus stands behind it. */
export function shownCount({ count, countIsCapped }: ResultCount): {
  readonly count: number
  readonly isLowerBound: boolean
} {
  return {
    count: Math.min(count, limits.exactCountMax),
    isLowerBound: countIsCapped || count > limits.exactCountMax,
  }
}

/** How many pages can be looked at: a capped count ends where it stops counting. */
export function searchPageCount({ count }: ResultCount): number {
  return pageCountOf(Math.min(count, limits.exactCountMax), limits.searchPageSize)
}

/** The page to fetch ahead, or null at the end. @source specification 4 (Search) */
export function pageAhead(page: number, found: ResultCount): number | null {
  return page < searchPageCount(found) ? page + 1 : null
}

/** A 1-based page of the address as the 0-based index of a call. @source decision 3 */
export function indexOfPage(page: number): number {
  return Math.max(0, page - 1)
}

/**
 * How many of `total` items are shown after some presses of 'show more' (T01).
 *
 * @param pageSize how many each press adds
 */
export function shownOfList(presses: number, total: number, pageSize: number = limits.listPageSize): number {
  return Math.min(total, pageSize * (presses + 1))
}
