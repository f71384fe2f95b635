import { fromMeasureBody } from '@spadestik/domain/range'
import { sql } from 'kysely'
import type { Condition } from '../../filters/allOf'
import { allOf } from '../../filters/allOf'
import { filterTable } from '../../filters/filterTable'
import type { SentFilters } from '../../storage/records/AgentFilters'

/** Searches that have no item in common and together find all items. An index can find each, but not all together. */
export type BudgetParts = readonly (readonly Condition[])[]

/**
 * Adds the budget filter to other conditions. If it accepts items for several reasons, such as that they have no
 * budget, or that a lot has a budget in the range, `parts` separates these items.
 */
export function withBudget(
  others: readonly Condition[],
  filters: SentFilters,
  itemType: 'project' | 'procurement',
): { readonly conditions: readonly Condition[]; readonly parts: BudgetParts | null } {
  const range = fromMeasureBody('budget', filters)
  const { rangeConditions, endConditions, partConditions } = filterTable.budget
  const ends = endConditions(range)
  const ofLots = partConditions(range, itemType)
  const isOutside = sql`s.budget is not null and not (${allOf(ends)})`
  // Items without a budget are in a part of their own if the filter accepts all of them.
  const isOther = range.allowUnspecified ? isOutside : sql`(s.budget is null or ${isOutside})`
  const parts = [
    [...others, ...ends],
    ...(range.allowUnspecified ? [[...others, sql`s.budget is null`]] : []),
    ...(ofLots.length === 0 ? [] : [[...others, ...ofLots, isOther]]),
  ]
  return {
    conditions: [...others, ...rangeConditions(range, itemType)],
    parts: ends.length > 0 && parts.length > 1 ? parts : null,
  }
}
