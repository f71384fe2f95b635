import type { Schemas } from '@spadestik/api-client'

/**
 * Returns the names of an item's criteria, such as "Aarhus". Leaves out the names of broader criteria, such
 * as "Jutland".
 */
export function criterionNames(groups: readonly Schemas['CriterionGroup'][]): string[] {
  return groups.flatMap((group) => group.criteria.flatMap((path) => path.slice(-1)))
}
