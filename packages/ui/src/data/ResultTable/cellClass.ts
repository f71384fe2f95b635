import { classNames } from '../../styles/classNames'
import { hideBelow } from './hideBelow.css'
import type { ResultColumn } from './ResultColumn'

/**
 * Returns the class names of a cell. One of them hides the cell if the table is too narrow for its column.
 */
export function cellClass<Row>(column: ResultColumn<Row>, base: string): string {
  return classNames(base, column.hideBelow !== undefined && hideBelow[column.hideBelow])
}
