import type { Schemas } from '@spadestik/api-client/schema'
import { limits } from '@spadestik/domain/limits'
import type { Condition } from '../../filters/allOf'
import type { BudgetParts } from '../conditions/withBudget'

export interface Search {
  readonly table: 'project_search' | 'procurement_search' | 'company_search'
  readonly conditions: readonly Condition[]
  /**
   * The search as several that have no item in common, by the reasons for which the filter by budget accepts an item.
   * Null if there is no such filter, or only one reason.
   */
  readonly parts: BudgetParts | null
  /**
   * The time from which deadlines are ahead. Undefined if the items have no deadlines, or if the caller may
   * not read them.
   */
  readonly deadlinesFrom?: Date
  /** The quality of a match as an SQL expression, where higher is better. Null without search words. */
  readonly rank: Condition | null
  /** Whether the free text has a phrase. Then each match takes longer, because its text must be read. */
  readonly hasPhrase: boolean
}

export interface SearchPage {
  readonly order: Schemas['SearchOrder']
  readonly ascending: boolean
  /** 0-based. */
  readonly index: number
  readonly limit: number
}

export interface SearchResult {
  readonly ids: readonly number[]
  /** The number of matches, but at most 1,000 (ADR 6). */
  readonly count: number
  readonly countIsCapped: boolean
}

export function pageOf(query: {
  readonly index?: number
  readonly limit?: number
  readonly orderBy?: SearchPage['order']
  readonly ascending?: boolean
}): SearchPage {
  const { index = 0, limit = limits.searchPageSize, orderBy: order = 'bestMatch', ascending = false } = query
  return { index, limit, order, ascending }
}
