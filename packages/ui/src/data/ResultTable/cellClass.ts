import { classNames } from '../../styles/classNames'
import { hideBelow } from './hideBelow.css'
import type { ResultColumn } from './ResultColumn'

/**
 * Returns the class names of a cell. If the column has `hideBelow`, one class hides the cell in a table that
 * is too narrow.
 */
export function cellClass<Row>(column: ResultColumn<Row>, base: string): string {
  return classNames(base, column.hideBelow !== undefined && hideBelow[column.hideBelow])
}
