import type { CriterionTreeModel } from '../model/CriterionTreeModel'
import { isBranch } from '../model/CriterionTreeModel'
import type { LabelMatches } from './matchLabels'

/** The branches that the user opened (true) or closed (false). */
export type OpenedByHand = ReadonlyMap<number, boolean>

/**
 * Returns whether a branch is open. If the user has not opened or closed the branch, it is open while a
 * descendant matches the filter.
 */
export function isOpen(index: number, byHand: OpenedByHand, matches: LabelMatches | null): boolean {
  return byHand.get(index) ?? matches?.below[index] === 1
}

/**
 * Returns the nodes that have a row, from top to bottom. A node has a row if all of its ancestors are open.
 *
 * A filtered tree has rows only for matches, for ancestors of matches, and for nodes in branches that the
 * user opened below a match. Closed subtrees are skipped, because a tree can have ten thousand nodes.
 */
export function visibleRows(
  tree: CriterionTreeModel,
  byHand: OpenedByHand,
  matches: LabelMatches | null,
): number[] {
  const rows: number[] = []
  let revealedUntil = 0
  let index = 0
  while (index < tree.size) {
    const end = tree.end[index] ?? tree.size
    const isRevealed = matches === null || index < revealedUntil
    if (!isRevealed && matches.hits[index] === 0 && matches.below[index] === 0) {
      index = end
      continue
    }
    rows.push(index)
    if (!isBranch(tree, index) || !isOpen(index, byHand, matches)) {
      index = end
      continue
    }
    if (!isRevealed && matches.below[index] === 0) revealedUntil = end
    index++
  }
  return rows
}

/** Returns the index of a node's row by binary search, or -1 if the node has no row. */
export function rowIndexOf(rows: readonly number[], index: number): number {
  let low = 0
  let high = rows.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const at = rows[middle] ?? 0
    if (at === index) return middle
    if (at < index) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** The position of each row among its visible siblings, counted from 1, and the number of these siblings. */
export interface RowPositions {
  /** The position of each row. The index in the array is the index of the row. */
  posInSet: Int32Array
  setSize: Int32Array
}

/**
 * Returns the position of each row among its visible siblings and the number of these siblings. The values
 * are for `aria-posinset` and `aria-setsize`.
 */
export function rowPositions(tree: CriterionTreeModel, rows: readonly number[]): RowPositions {
  // The number of visible children of each node, at the index of the node plus one, because the parent of a
  // top node is -1. This is an array, because filling a `Map` with ten thousand entries takes a third of a
  // frame.
  const sizes = new Int32Array(tree.size + 1)
  const posInSet = new Int32Array(rows.length)
  const setSize = new Int32Array(rows.length)
  for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
    const slot = (tree.parent[rows[rowIndex] ?? 0] ?? -1) + 1
    const size = (sizes[slot] ?? 0) + 1
    sizes[slot] = size
    posInSet[rowIndex] = size
  }
  for (let rowIndex = 0; rowIndex < rows.length; rowIndex++) {
    setSize[rowIndex] = sizes[(tree.parent[rows[rowIndex] ?? 0] ?? -1) + 1] ?? 0
  }
  return { posInSet, setSize }
}
