/** How a value is written: what a program may calculate with stays a number or a date. */
export type CellKind = 'text' | 'number' | 'money' | 'date' | 'link'

/**
 * A value of a column. A date is a text such as `2026-11-27`, because a day has no time zone. A link is an absolute
 * address. Null is an empty cell.
 */
export type Cell = string | number | null

interface SheetColumn {
  readonly label: string
  readonly kind: CellKind
  /** The width in characters. */
  readonly width: number
}

export interface Sheet {
  readonly name: string
  readonly columns: readonly SheetColumn[]
  /** Begins to read the rows. Each row has one cell for each column. */
  readonly rows: () => AsyncIterable<readonly Cell[]> | Iterable<readonly Cell[]>
}
