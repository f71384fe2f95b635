/** A tree in preorder: node `i` and its descendants are the range from `i` up to, not including, `end[i]`. */
export interface CriterionTreeModel {
  /** The number of nodes. */
  readonly size: number
  /** The parent of each node, -1 at the top. */
  readonly parent: Int32Array
  /** The end of each node's subtree, exclusive. */
  readonly end: Int32Array
  /** The depth of each node, 0 at the top. */
  readonly depth: Uint8Array | Int32Array
  label(index: number): string
}

/** Whether a node has children. */
export function isBranch(tree: CriterionTreeModel, index: number): boolean {
  return (tree.end[index] ?? 0) > index + 1
}
