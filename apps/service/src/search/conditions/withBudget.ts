import { fromMeasureBody } from '@spadestik/domain/range'
import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'
import { endConditions, rangeConditions } from './filterConditions'

/** The conditions of a search, once for items with a sum (a budget) and once for items without. */
export interface BudgetHalves {
  readonly stated: readonly Condition[]
  readonly unstated: readonly Condition[]
}

/**
 * Adds the filter of the sum (the budget) to other conditions. If items without a sum match too, returns
 * separate conditions for items with and without a sum. An index can find each of the two groups, but not
 * both at once.
 */
export function withBudget(
  others: readonly Condition[],
  filters: Schemas['ItemCriteria'],
): { readonly conditions: readonly Condition[]; readonly halves: BudgetHalves | null } {
  const range = fromMeasureBody('budget', filters)
  const ends = endConditions('budget', range)
  return {
    conditions: [...others, ...rangeConditions('budget', range)],
    halves:
      range.allowUnspecified && ends.length > 0
        ? { stated: [...others, ...ends], unstated: [...others, sql`s.budget is null`] }
        : null,
  }
}
