import type { Schemas } from '@spadestik/api-client'

/** The names of the criteria themselves, without what they lie under. */
export function criterionNames(groups: readonly Schemas['CriterionGroup'][]): string[] {
  return groups.flatMap((group) => group.criteria.flatMap((path) => path.slice(-1)))
}
