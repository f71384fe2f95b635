import type { MarkedCriterion } from './CriterionMarks'
import type { CriterionTree } from './CriterionTree'
import type { Mark } from './mark'

/** Returns the different marks below a node that marking the whole branch would overwrite. */
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
