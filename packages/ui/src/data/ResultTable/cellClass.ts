import { classNames } from '../../styles/classNames'
import { hideBelow } from './hideBelow.css'
import type { ResultColumn } from './ResultColumn'

/** Returns the classes of a cell: its own, and the width below which its column is hidden. */
export function cellClass<Row>(column: ResultColumn<Row>, base: string): string {
  return classNames(base, column.hideBelow !== undefined && hideBelow[column.hideBelow])
}
