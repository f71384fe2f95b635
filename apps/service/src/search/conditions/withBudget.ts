import { fromMeasureBody } from '@spadestik/domain/range'
import { sql } from 'kysely'
import type { Condition } from '../../filters/allOf'
import { filterTable } from '../../filters/filterTable'
import type { SentFilters } from '../../storage/records/AgentFilters'

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
  filters: SentFilters,
): { readonly conditions: readonly Condition[]; readonly halves: BudgetHalves | null } {
  const range = fromMeasureBody('budget', filters)
  const { rangeConditions, endConditions } = filterTable.budget
  const ends = endConditions(range)
  return {
    conditions: [...others, ...rangeConditions(range)],
    halves:
      range.allowUnspecified && ends.length > 0
        ? { stated: [...others, ...ends], unstated: [...others, sql`s.budget is null`] }
        : null,
  }
}
