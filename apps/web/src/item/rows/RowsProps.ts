import type { ReactNode } from 'react'

/** How rows of any type are shown. */
export interface RowsProps<Row> {
  /** What the table lists, read when it is entered. */
  label: string
  items: readonly Row[]
  /** A table of two lines a row or of one, or cards. */
  view: 'table' | 'compact' | 'cards'
  /** The level of the cards' names, below what stands over them. @default 3 */
  headingLevel?: 2 | 3
  /** The words searched for, marked in the names. */
  typed?: string
  isLoading?: boolean
  isStale?: boolean
  emptyState?: ReactNode
  /** The row that is open, where that is held outside. */
  openId?: number | null
  onOpenIdChange?: (id: number | null) => void
  /** Why a row was found; rows that were not searched for have no reason. */
  renderReason?: (row: Row) => ReactNode
}
