import { Skeleton } from '../../feedback/Skeleton/Skeleton'
import type { ResultColumn } from './ResultColumn'
import { cellClass } from './cellClass'
import * as css from './ResultTable.css'

interface SkeletonRowsProps<Row> {
  columns: readonly ResultColumn<Row>[]
  count: number
}

export function SkeletonRows<Row>({ columns, count }: SkeletonRowsProps<Row>) {
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} className={css.row}>
      {columns.map((column) => (
        <td
          key={column.id}
          className={cellClass(column, css.cell)}
          data-align={column.align}
          data-first={column.isRowHeader || undefined}
        >
          <Skeleton lines={column.isRowHeader ? 2 : 1} width={`${70 - ((row * 13) % 30)}%`} />
        </td>
      ))}
    </tr>
  ))
}
