import type { CriterionTreeModel } from './CriterionTreeModel'

/** The position of each row among its visible siblings, from 1. */
export interface RowPositions {
  /** By index in the list of rows. */
  posInSet: Int32Array
  setSize: Int32Array
}

/** Numbers each row among its visible siblings, for `aria-posinset` and `aria-setsize`. */
export function rowPositions(tree: CriterionTreeModel, rows: readonly number[]): RowPositions {
  // By parent plus one, because the parent of the top nodes is -1. A typed array, because a `Map` of ten
  // thousand entries takes a third of a frame.
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
