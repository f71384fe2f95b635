import type { Mark } from '../../graphics/MarkGlyph/Mark'
import type { CriterionId } from '../model/CriterionTreeModel'

/** A visible row of a criterion tree. All of its values are primitive, so that `memo` can compare rows. */
export interface CriterionTreeRow<Id extends CriterionId = CriterionId> {
  id: Id
  /** The index of the node in the tree. */
  index: number
  label: string
  mark: Mark
  /** The level, 1 at the top. */
  level: number
  /** Whether a branch is expanded. Undefined for a leaf. */
  isExpanded: boolean | undefined
  /** The position of the row among its visible siblings, counted from 1. */
  posInSet: number
  setSize: number
  /** Whether Tab moves the focus to this row. The tree has exactly one such row. */
  isTabStop: boolean
  /** The distance of the row from the top of the tree, in px. */
  top: number
}
