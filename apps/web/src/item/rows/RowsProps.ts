import type { Schemas } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import type { Selecting } from './Selecting'

/** The props of a table or grid of cards, whatever the type of its items. */
export interface RowsProps<Row> {
  /** The accessible name of the table. */
  label: string
  items: readonly Row[]
  /** A table with two lines per row, a compact table with one line per row, or cards. */
  view: 'table' | 'compact' | 'cards'
  /** The heading level of the cards' names. @default 3 */
  headingLevel?: 2 | 3
  /** The free text of the search. Its words are highlighted in the names. */
  typed?: string
  isLoading?: boolean
  isStale?: boolean
  emptyState?: ReactNode
  /** The id of the item whose row is expanded. Leave out if the table itself remembers the expanded row. */
  openId?: number | null
  onOpenIdChange?: (id: number | null) => void
  /** Renders why the search found a row. Leave this prop out for rows that are not search results. */
  renderReason?: (row: Row) => ReactNode
  /** Which rows are new or changed. Leave out if this is not known yet. It is then fetched after the rows. */
  unseen?: readonly Schemas['UnseenItem'][]
  /**
   * The checkboxes and keys with which users select rows. Null while their code is loading. Leave this prop
   * out for rows that cannot be selected.
   */
  selecting?: Selecting | null
}
