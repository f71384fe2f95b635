import type { MarkedCriterion } from './criterionChoices'

type Mark = 'none' | 'included' | 'excluded'

export interface CriterionBranch {
  readonly id: number
  readonly children?: readonly CriterionBranch[]
}

function findBranch(among: readonly CriterionBranch[], id: number): CriterionBranch | undefined {
  for (const branch of among) {
    const found = branch.id === id ? branch : findBranch(branch.children ?? [], id)
    if (found) return found
  }
  return undefined
}

const idsBelow = ({ children = [] }: CriterionBranch): number[] =>
  children.flatMap((child) => [child.id, ...idsBelow(child)])

/**
 * Returns the marked criteria below the criterion `id` whose mark changes if `id` gets `mark`. A mark on a
 * criterion also applies to all criteria below it.
 */
export function overriddenMarks<Marked extends MarkedCriterion>(
  criteria: readonly CriterionBranch[],
  marked: readonly Marked[],
  id: number,
  mark: Mark,
): Marked[] {
  const branch = findBranch(criteria, id)
  const below = new Set(branch && idsBelow(branch))
  return marked.filter((one) => below.has(one.id) && mark !== (one.included ? 'included' : 'excluded'))
}
