import * as css from './PrintDocument.css'

/** The props of a print table. */
export interface PrintTableProps {
  columns: readonly string[]
  /** Each row has one cell per column. Null is an empty cell. */
  rows: readonly { id: number | string; cells: readonly (string | null)[] }[]
  /** The indexes of columns with sums and dates, which stay on one line if there is room. */
  oneLineColumns?: readonly number[]
}

/** A table whose head is repeated on every page and whose rows are not split by page breaks. */
export function PrintTable({ columns, rows, oneLineColumns }: PrintTableProps) {
  return (
    <table className={css.table}>
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
