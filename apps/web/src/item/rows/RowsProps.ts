import type { Schemas } from '@spadestik/api-client'
import type { ReactNode } from 'react'
import type { Selecting } from './Selecting'

export interface RowsProps<Row> {
  /** The accessible name of the table. */
  label: string
  items: readonly Row[]
  /** `table` has two lines per row, `compact` one. */
  view: 'table' | 'compact' | 'cards'
  /** The heading level of the cards' names. @default 3 */
  headingLevel?: 2 | 3
  /** The free text of the search, whose words are highlighted in the names. */
  typed?: string
  isLoading?: boolean
  isStale?: boolean
  emptyState?: ReactNode
  /**
   * The id of the item whose row is expanded. Without this prop, the table remembers the expanded row itself.
   */
  openId?: number | null
  onOpenIdChange?: (id: number | null) => void
  /** Renders why the search found a row. Leave out if the rows are not search results. */
  renderReason?: (row: Row) => ReactNode
  /** Which rows are new or changed. If left out, it is fetched after the rows. */
  unseen?: readonly Schemas['UnseenItem'][]
  /**
   * The checkboxes and keys for selecting rows. Null while their code is loading. Leave out if rows cannot be
   * selected.
   */
  selecting?: Selecting | null
}
