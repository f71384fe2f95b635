import type { Schemas } from '@spadestik/api-client'

/**
 * Returns the names of an item's criteria, such as "Aarhus", without those above them in the tree, such as
 * "Jutland".
 */
export function criterionNames(groups: readonly Schemas['CriterionGroup'][]): string[] {
  return groups.flatMap((group) => group.criteria.flatMap((path) => path.slice(-1)))
}
