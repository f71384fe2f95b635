import type { Condition } from './allOf'
import type { BudgetHalves } from './withBudget'
import { limits } from '@spadestik/domain/limits'

/** A search that is ready to run: on which table, with which conditions, ranked by what. */
export interface Search {
  readonly table: 'project_search' | 'procurement_search' | 'company_search'
  readonly conditions: readonly Condition[]
  /** The same conditions for items with and without a sum, where both are taken; null otherwise. */
  readonly halves: BudgetHalves | null
  /** How well a match fits, more is better; null where no words are asked for. */
  readonly rank: Condition | null
}

/** The order and the part of a search's result that is wanted. */
export interface SearchPage {
  readonly order: 'bestMatch' | 'budget' | 'updated' | 'published'
  readonly ascending: boolean
  /** From 0. */
  readonly index: number
  readonly limit: number
}

/** A page of ids and how many there are. */
export interface SearchResult {
  readonly ids: readonly number[]
  /** Exact up to 1,000, and never more. */
  readonly count: number
  /** Whether there are more than `count`. */
  readonly countIsCapped: boolean
}

/** Reads which page of a search is wanted, with the defaults of the contract. */
export function pageOf(query: {
  readonly index?: number
  readonly limit?: number
  readonly orderBy?: SearchPage['order']
  readonly ascending?: boolean
}): SearchPage {
  const { index = 0, limit = limits.searchPageSize, orderBy: order = 'bestMatch', ascending = false } = query
  return { index, limit, order, ascending }
}
