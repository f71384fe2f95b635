import { fromMeasureBody } from '@spadestik/domain/range'
import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import type { Condition } from './allOf'
import { endConditions, rangeConditions } from './filterConditions'

export interface BudgetHalves {
  readonly stated: readonly Condition[]
  readonly unstated: readonly Condition[]
}

/**
 * Adds the budget filter to other conditions. If the filter also accepts items without a budget, `halves`
 * separates items with and without a budget. An index can find each half, but not both together.
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
