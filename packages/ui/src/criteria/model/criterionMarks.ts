import type { Mark } from '../../graphics/MarkGlyph/Mark'
import type { CriterionId, CriterionTreeModel } from './CriterionTreeModel'

/**
 * A mark that a user can set for a criterion. `mixed` is not such a mark: a branch has it if the criteria
 * below it have different marks.
 */
export type ChosenMark = Exclude<Mark, 'mixed'>

/**
 * The included and excluded nodes of a tree, with as few ids as possible. The mark of a listed node applies
 * to its whole subtree. An excluded node below an included one stays excluded.
 */
export interface CriterionSelection<Id extends CriterionId = CriterionId> {
  readonly included: readonly Id[]
  readonly excluded: readonly Id[]
}

/**
 * The marks of a tree: for every node, how many leaves of its subtree are included and how many are excluded.
 * Only leaves have marks of their own (S10, ADR 3). The mark of a branch follows from its two numbers.
 *
 * Reading a mark takes O(1). Setting a mark copies both arrays and updates the subtree and the ancestors of
 * the node.
 */
export interface CriterionMarks {
  readonly included: Int32Array
  readonly excluded: Int32Array
}

const at = (array: Int32Array, index: number): number => array[index] ?? 0

/** Returns the mark of a node. A branch is `mixed` if its leaves do not all have the same mark. */
export function markOf({ leaves }: CriterionTreeModel, marks: CriterionMarks, index: number): Mark {
  const included = at(marks.included, index)
  const excluded = at(marks.excluded, index)
  if (included + excluded === 0) return 'none'
  if (included === leaves[index]) return 'included'
  return excluded === leaves[index] ? 'excluded' : 'mixed'
}

function fill(tree: CriterionTreeModel, { included, excluded }: CriterionMarks, index: number, mark: Mark) {
  const { leaves, end, parent } = tree
  const addedIncluded = (mark === 'included' ? at(leaves, index) : 0) - at(included, index)
  const addedExcluded = (mark === 'excluded' ? at(leaves, index) : 0) - at(excluded, index)
  for (let node = index; node < at(end, index); node++) {
    included[node] = mark === 'included' ? at(leaves, node) : 0
    excluded[node] = mark === 'excluded' ? at(leaves, node) : 0
  }
  for (let above = parent[index] ?? -1; above >= 0; above = parent[above] ?? -1) {
    included[above] = at(included, above) + addedIncluded
    excluded[above] = at(excluded, above) + addedExcluded
  }
}

/** Returns a copy of the marks in which a node and its descendants have the given mark. */
export function withMark(
  tree: CriterionTreeModel,
  marks: CriterionMarks,
  index: number,
  mark: ChosenMark,
): CriterionMarks {
  const next = { included: marks.included.slice(), excluded: marks.excluded.slice() }
  fill(tree, next, index, mark)
  return next
}

/**
 * Returns the marks of a selection. Ignores unknown ids. An excluded node excludes its whole subtree, even
 * nodes that are listed as included.
 */
export function marksFrom<Id extends CriterionId>(
  tree: CriterionTreeModel<Id>,
  selection: CriterionSelection<Id>,
): CriterionMarks {
  const marks = { included: new Int32Array(tree.size), excluded: new Int32Array(tree.size) }
  for (const mark of ['included', 'excluded'] as const) {
    for (const id of selection[mark]) {
      const index = tree.indexOfId.get(id)
      if (index !== undefined) fill(tree, marks, index, mark)
    }
  }
  return marks
}

/**
 * Returns a selection from which `marksFrom` restores the marks. It has as few ids as possible, in the order
 * of the tree.
 *
 * A branch is included if all of its leaves have a mark and at least one leaf is included. Its excluded
 * descendants are listed in `excluded`. Including the branch lets a search find items that are assigned to
 * the branch itself.
 */
export function selectionOf<Id extends CriterionId>(
  tree: CriterionTreeModel<Id>,
  marks: CriterionMarks,
): CriterionSelection<Id> {
  const selection = { included: new Array<Id>(), excluded: new Array<Id>() }
  const decided = (index: number): ChosenMark => {
    const included = at(marks.included, index)
    if (included + at(marks.excluded, index) < at(tree.leaves, index)) return 'none'
    return included > 0 ? 'included' : 'excluded'
  }
  for (let index = 0; index < tree.size;) {
    const mark = decided(index)
    const above = tree.parent[index] ?? -1
    const id = tree.ids[index]
    if (id !== undefined && mark !== 'none' && (above < 0 || decided(above) !== mark))
      selection[mark].push(id)
    index = markOf(tree, marks, index) === 'mixed' ? index + 1 : at(tree.end, index)
  }
  return selection
}
