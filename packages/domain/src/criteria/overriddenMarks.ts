import type { MarkedCriterion } from './CriterionMarks'
import type { CriterionTree } from './CriterionTree'
import type { Mark } from './mark'

/** The marks below a node that are lost when the whole branch is marked: those that say something else. */
export function overriddenMarks<Marked extends MarkedCriterion>(
  tree: CriterionTree,
  marked: readonly Marked[],
  index: number,
  mark: Mark,
): Marked[] {
  const end = tree.end[index] ?? index + 1
  return marked.filter(({ id, included }) => {
    const at = tree.indexOfId.get(id) ?? -1
    return at > index && at < end && mark !== (included ? 'included' : 'excluded')
  })
}
