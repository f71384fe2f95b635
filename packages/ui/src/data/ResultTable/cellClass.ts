import { classNames } from '../../styles/classNames'
import { hideBelow } from './hideBelow.css'
import type { ResultColumn } from './ResultColumn'

/** Returns the class of a cell of this column: its own, and the width under which it leaves. */
export function cellClass<Row>(column: ResultColumn<Row>, base: string): string {
  return classNames(base, column.hideBelow !== undefined && hideBelow[column.hideBelow])
}
