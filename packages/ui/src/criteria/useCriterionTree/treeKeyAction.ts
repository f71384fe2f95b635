import type { CriterionTreeModel } from '../model/CriterionTreeModel'
import { isBranch } from '../model/CriterionTreeModel'

/** The effect of a key on the tree. */
export type TreeKeyAction =
  | { type: 'focus'; rowIndex: number }
  | { type: 'open'; index: number }
  | { type: 'close'; index: number }
  | { type: 'openSiblings'; index: number }
  | { type: 'mark'; index: number }

/** The state of the tree when the key is pressed. */
export interface TreeKeyContext {
  tree: CriterionTreeModel
  rows: readonly number[]
  /** The index of the focused row. */
  rowIndex: number
  isOpen: (index: number) => boolean
  /** The number of rows that Page Up and Page Down move by. */
  rowsPerPage: number
}

/**
 * Returns the effect of a key, as the tree pattern of the ARIA Authoring Practices describes it. Returns null
 * for a key without an effect.
 */
export function treeKeyAction(key: string, context: TreeKeyContext): TreeKeyAction | null {
  const { tree, rows, rowIndex, isOpen, rowsPerPage } = context
  const index = rows[rowIndex]
  if (index === undefined) return null
  const last = rows.length - 1
  const focus = (to: number): TreeKeyAction | null =>
    to === rowIndex || to < 0 || to > last ? null : { type: 'focus', rowIndex: to }
  const canOpen = isBranch(tree, index)
  switch (key) {
    case 'ArrowDown':
      return focus(rowIndex + 1)
    case 'ArrowUp':
      return focus(rowIndex - 1)
    case 'Home':
      return focus(0)
    case 'End':
      return focus(last)
    case 'PageDown':
      return focus(Math.min(last, rowIndex + rowsPerPage))
    case 'PageUp':
      return focus(Math.max(0, rowIndex - rowsPerPage))
    case 'ArrowRight':
      if (!canOpen) return null
      if (!isOpen(index)) return { type: 'open', index }
      return tree.parent[rows[rowIndex + 1] ?? -1] === index ? focus(rowIndex + 1) : null
    case 'ArrowLeft':
      if (canOpen && isOpen(index)) return { type: 'close', index }
      return focus(rows.indexOf(tree.parent[index] ?? -1))
    case '*':
      return { type: 'openSiblings', index }
    case ' ':
    case 'Enter':
      return { type: 'mark', index }
    default:
      return null
  }
}
