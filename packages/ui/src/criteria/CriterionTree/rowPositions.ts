import type { CriterionTreeModel } from './CriterionTreeModel'

/** Where each row stands among its siblings that have a row, counted from 1. */
export interface RowPositions {
  /** By place in the list of rows. */
  posInSet: Int32Array
  setSize: Int32Array
}

/** Counts each row among its shown siblings, for aria-posinset and aria-setsize. */
export function rowPositions(tree: CriterionTreeModel, rows: readonly number[]): RowPositions {
  // By parent, one further on, since the parent of the nodes at the top is -1. A typed array: ten thousand entries
  // of a Map cost a third of a frame.
  const sizes = new Int32Array(tree.size + 1)
  const posInSet = new Int32Array(rows.length)
  const setSize = new Int32Array(rows.length)
  for (let place = 0; place < rows.length; place++) {
    const slot = (tree.parent[rows[place] ?? 0] ?? -1) + 1
    const size = (sizes[slot] ?? 0) + 1
    sizes[slot] = size
    posInSet[place] = size
  }
  for (let place = 0; place < rows.length; place++) {
    setSize[place] = sizes[(tree.parent[rows[place] ?? 0] ?? -1) + 1] ?? 0
  }
  return { posInSet, setSize }
}
