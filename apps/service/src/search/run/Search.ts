import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Condition } from '../conditions/allOf'
import type { BudgetHalves } from '../conditions/withBudget'

/** A search that is ready to run: its table, conditions and rank. */
export interface Search {
  readonly table: 'project_search' | 'procurement_search' | 'company_search'
  readonly conditions: readonly Condition[]
  /**
   * The conditions, once for items with a budget and once for items without. Null if the search does not
   * filter by budget, or if it leaves out items without a budget.
   */
  readonly halves: BudgetHalves | null
  /** Whether the search can be sorted by the next deadline. */
  readonly hasDeadlines?: boolean
  /** The SQL expression for the quality of a match, where higher is better. Null without search words. */
  readonly rank: Condition | null
  /**
   * Whether the free text has a phrase. If so, the search is slow: the index finds items that contain the
   * words of the phrase, and then each of their texts is read to compare the order of the words.
   */
  readonly hasPhrase: boolean
}

/** The requested order and page of a search. */
export interface SearchPage {
  readonly order: Schemas['SearchOrder']
  readonly ascending: boolean
  /** The index of the page, 0-based. */
  readonly index: number
  readonly limit: number
}

/** A page of ids and the number of matches. */
export interface SearchResult {
  readonly ids: readonly number[]
  /** The number of matches, at most 1,000 (ADR 6). */
  readonly count: number
  /** Whether there are more matches than `count`. */
  readonly countIsCapped: boolean
}

/** Reads the requested page from the query parameters, with the defaults of the API contract. */
export function pageOf(query: {
  readonly index?: number
  readonly limit?: number
  readonly orderBy?: SearchPage['order']
  readonly ascending?: boolean
}): SearchPage {
  const { index = 0, limit = limits.searchPageSize, orderBy: order = 'bestMatch', ascending = false } = query
  return { index, limit, order, ascending }
}
