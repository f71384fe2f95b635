import type { CriterionTreeModel } from '../model/CriterionTreeModel'
import { isBranch } from '../model/CriterionTreeModel'

export type TreeKeyAction =
  | { type: 'focus'; rowIndex: number }
  | { type: 'open'; index: number }
  | { type: 'close'; index: number }
  | { type: 'openSiblings'; index: number }
  | { type: 'mark'; index: number }

export interface TreeKeyContext {
  tree: CriterionTreeModel
  rows: readonly number[]
  rowIndex: number
  isOpen: (index: number) => boolean
  /** How far Page Up and Page Down move. */
  rowsPerPage: number
}

/**
 * Returns the effect of a key as in the tree pattern of the ARIA Authoring Practices, or null if it has none.
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
