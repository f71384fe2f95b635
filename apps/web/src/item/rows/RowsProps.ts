import type { ReactNode } from 'react'

/** The props of rows of any type. */
export interface RowsProps<Row> {
  /** The accessible name of the table. */
  label: string
  items: readonly Row[]
  /** A table with two lines per row, a compact table with one, or cards. */
  view: 'table' | 'compact' | 'cards'
  /** The heading level of the cards' names. @default 3 */
  headingLevel?: 2 | 3
  /** The words searched for, which are highlighted in the names. */
  typed?: string
  isLoading?: boolean
  isStale?: boolean
  emptyState?: ReactNode
  /** The open row, if the caller controls it. */
  openId?: number | null
  onOpenIdChange?: (id: number | null) => void
  /** Renders why a row was found. Leave it out for rows that were not searched for. */
  renderReason?: (row: Row) => ReactNode
}
