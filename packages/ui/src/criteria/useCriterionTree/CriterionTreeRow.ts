import type { Mark } from '../../graphics/MarkGlyph/Mark'
import type { CriterionId } from '../model/CriterionTreeModel'

/** A visible row of a criterion tree. All values are primitive, so that memoised rows can be compared by them. */
export interface CriterionTreeRow<Id extends CriterionId = CriterionId> {
  id: Id
  /** The position of the node in the whole tree. */
  index: number
  label: string
  mark: Mark
  /** The level, 1 at the top. */
  level: number
  /** Whether a branch is expanded. Undefined for a leaf. */
  isExpanded: boolean | undefined
  /** The position of the row among its visible siblings, from 1. */
  posInSet: number
  setSize: number
  /** Whether the row is the tab stop of the tree. */
  isTabStop: boolean
  /** The distance from the top of the tree, in px. */
  top: number
}
