import type { Schemas } from '@spadestik/api-client'

/** Returns the names of the criteria, without their ancestors. */
export function criterionNames(groups: readonly Schemas['CriterionGroup'][]): string[] {
  return groups.flatMap((group) => group.criteria.flatMap((path) => path.slice(-1)))
}
