import * as css from './PrintDocument.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a print table. */
export interface PrintTableProps extends RootProps<HTMLTableElement> {
  /** The headers of the columns. */
  columns: readonly string[]
  /** The rows, each with one cell for each column. Null is an empty cell. */
  rows: readonly { id: number | string; cells: readonly (string | null)[] }[]
  /**
   * The indexes of columns with short values, such as sums and dates. Their cells stay on one line if there
   * is room.
   */
  oneLineColumns?: readonly number[]
}

/** A printed table. Every page repeats the head, and a page break never splits a row. */
export function PrintTable({ columns, rows, oneLineColumns, className, ...root }: PrintTableProps) {
  return (
    <table {...root} className={classNames(css.table, className)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={css.headCell}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells }) => (
          <tr key={id} className={css.row}>
            {columns.map((column, index) => (
              <td
                key={column}
                className={css.cell}
                data-first={index === 0 || undefined}
                data-one-line={oneLineColumns?.includes(index) || undefined}
              >
                {cells[index] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
