import type { CriterionTreeModel } from './CriterionTreeModel'

/** Where each row stands among its siblings that have a row, counted from 1. */
export interface RowPositions {
  /** By place in the list of rows. */
  posInSet: Int32Array
  setSize: Int32Array
}

/** Counts each row among its shown siblings, for aria-posinset and aria-setsize. */
export function rowPositions(tree: CriterionTreeModel, rows: readonly number[]): RowPositions {
  const sizes = new Map<number, number>()
  const posInSet = new Int32Array(rows.length)
  rows.forEach((index, place) => {
    const parent = tree.parent[index] ?? -1
    const size = (sizes.get(parent) ?? 0) + 1
    sizes.set(parent, size)
    posInSet[place] = size
  })
  const setSize = Int32Array.from(rows, (index) => sizes.get(tree.parent[index] ?? -1) ?? 0)
  return { posInSet, setSize }
}
