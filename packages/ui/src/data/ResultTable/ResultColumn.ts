import type { ReactNode } from 'react'

/**
 * The widths below which a column can be hidden, in px. They are widths of the table, not of the screen
 * (S21).
 */
export const hideWidths = [460, 600, 700, 800, 900, 1000, 1080, 1200, 1400, 1650, 1800] as const

/** A table width in px below which a column can be hidden. */
export type HideWidth = (typeof hideWidths)[number]

/** A column of a result table. */
export interface ResultColumn<Row> {
  id: string
  header: ReactNode
  /** Whether the header is hidden from view. Screen readers still announce it. @default false */
  isHeaderHidden?: boolean
  cell: (row: Row) => ReactNode
  /**
   * The table width in px below which the column is hidden. On touch screens, 120 px are added to widths of
   * 600 px or more, because buttons are larger there. Leave out to show the column always.
   */
  hideBelow?: HideWidth
  /** The alignment of the text. Use `end` for numbers and sums. @default 'start' */
  align?: 'start' | 'end'
  /** Whether the text of this column is the accessible name of each row. Set this for exactly one column. */
  isRowHeader?: boolean
  /**
   * Whether users can sort the table by this column. Without `onSortChange` on the table, this has no effect.
   */
  isSortable?: boolean
  /**
   * Whether the first press on the header sorts from the highest to the lowest value. Use this for columns in
   * which users look for the highest value, such as sums. Otherwise the first press sorts from the lowest
   * value, or from A to Z.
   * @default false
   */
  isDescendingFirst?: boolean
  /**
   * The width of the column, such as `36%`. By default, the width depends on the content. `rest` takes the
   * remaining space, and truncates long lines instead of wrapping them.
   */
  width?: string
  /** Whether the text of each cell stays on one line. Use this for dates and sums. @default false */
  isOneLine?: boolean
  /**
   * Whether the cells contain buttons. These cells have less padding, so that the buttons do not make the row
   * higher. @default false
   */
  isControls?: boolean
  /**
   * Whether the buttons of the column appear only on hover and keyboard focus, in a place of their own. On
   * touch screens they are always visible. @default false
   */
  isOverlay?: boolean
}

/**
 * The height of the rows. `regular` is at least 40 px, `close` fits two lines of text, and `compact` fits one
 * line.
 */
export type RowDensity = 'regular' | 'close' | 'compact'

/** The column by which the table is sorted, and the direction. */
export interface ResultSort {
  columnId: string
  isAscending: boolean
}
