import * as css from './PrintDocument.css'

/** A table of a printed document. */
export interface PrintTableProps {
  columns: readonly string[]
  /** Each row has as many cells as there are columns; null where nothing is stated. */
  rows: readonly { id: number | string; cells: readonly (string | null)[] }[]
  /** The columns of sums and days, counted from 0: they keep to one line where there is room. */
  oneLineColumns?: readonly number[]
}

/** Lists rows whose heads are repeated on every sheet; no row is cut by the end of one. */
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
            {columns.map((column, place) => (
              <td
                key={column}
                className={css.cell}
                data-first={place === 0 || undefined}
                data-one-line={oneLineColumns?.includes(place) || undefined}
              >
                {cells[place] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
