/**
 * A tree in preorder: node `i` and all its descendants are the range from `i` up to, not including, `end[i]`.
 *
 * @source specification 3
 */
export interface CriterionTreeModel {
  /** How many nodes there are. */
  readonly size: number
  /** The parent of each node, -1 at the top. */
  readonly parent: Int32Array
  /** Where the subtree of each node ends. */
  readonly end: Int32Array
  /** How deep each node lies, 0 at the top. */
  readonly depth: Uint8Array | Int32Array
  label(index: number): string
}

/** Returns whether a node has nodes below it. */
export function isBranch(tree: CriterionTreeModel, index: number): boolean {
  return (tree.end[index] ?? 0) > index + 1
}
