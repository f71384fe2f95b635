import type { ReactNode } from 'react'

/**
 * The widths in px of the table, not of the screen, under which a column may be hidden.
 *
 * @source specification 2
 */
export const hideWidths = [460, 600, 700, 800, 900, 1000, 1080, 1200, 1400, 1650, 1800] as const

/** One of `hideWidths`. */
export type HideWidth = (typeof hideWidths)[number]

/** One column of a table. */
export interface ResultColumn<Row> {
  id: string
  header: ReactNode
  /** Whether the header is only read aloud. @default false */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /** The width of the table under which the column is left out. */
  hideBelow?: HideWidth
  /** `end` for numbers and sums. @default 'start' */
  align?: 'start' | 'end'
  /** Whether its cell names the row; exactly one column does. */
  isRowHeader?: boolean
  /** Whether its header sorts. */
  isSortable?: boolean
  /**
   * The share of the width, such as `36%`, or `rest` for all that the other columns leave: its lines are then cut
   * instead of broken. Without it the content decides.
   */
  width?: string
  /** Whether its cells stay on one line, as dates and sums do. @default false */
  isOneLine?: boolean
  /** Whether its cells hold buttons, which are then set closer so that the row keeps its height. @default false */
  isControls?: boolean
  /**
   * Whether a mouse sees its buttons only on the row under it, over the end of that row. Keyboards see them on the
   * row with the focus, fingers always. Only the last column can be one. @default false
   */
  isOverlay?: boolean
}

/** How high rows are: 40 px at least, two close lines, or one line. */
export type RowDensity = 'regular' | 'close' | 'compact'

/** By which column rows are sorted, and in which direction. */
export interface ResultSort {
  columnId: string
  isAscending: boolean
}
