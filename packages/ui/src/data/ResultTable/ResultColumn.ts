import type { ReactNode } from 'react'

/** The widths in px of the table, not of the screen, below which a column may be hidden (S21). */
export const hideWidths = [460, 600, 700, 800, 900, 1000, 1080, 1200, 1400, 1650, 1800] as const

/** One of `hideWidths`. */
export type HideWidth = (typeof hideWidths)[number]

/** One column of a result table. */
export interface ResultColumn<Row> {
  id: string
  header: ReactNode
  /** Whether the header is visually hidden. @default false */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** The width of the table below which the column is hidden. */
  hideBelow?: HideWidth
  /** `end` for numbers and sums. @default 'start' */
  align?: 'start' | 'end'
  /** Whether its cell names the row. Set this on exactly one column. */
  isRowHeader?: boolean
  /** Whether its header sorts the table. */
  isSortable?: boolean
  /**
   * The width, such as `36%`, or `rest` for the space that the other columns leave. The lines of a `rest`
   * column are truncated instead of wrapped. Without it the content decides.
   */
  width?: string
  /** Whether its cells stay on one line, for dates and sums. @default false */
  isOneLine?: boolean
  /**
   * Whether its cells hold buttons. They get less padding, so that the row keeps its height. @default false
   */
  isControls?: boolean
  /**
   * Whether its buttons lie over the end of the row: shown on hover for a mouse, on focus for a keyboard, and
   * always for touch. Only the last column can be an overlay. @default false
   */
  isOverlay?: boolean
}

/** The height of rows: `regular` is at least 40 px, `close` two tight lines, `compact` one line. */
export type RowDensity = 'regular' | 'close' | 'compact'

/** The sorted column and the direction. */
export interface ResultSort {
  columnId: string
  isAscending: boolean
}
