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
  /** The free text of the search. Its words are highlighted in the names of the items. */
  typed?: string
  isLoading?: boolean
  isStale?: boolean
  emptyState?: ReactNode
  /**
   * The id of the item whose row is expanded. The table keeps this state itself if `onOpenIdChange` is
   * missing.
   */
  openId?: number | null
  onOpenIdChange?: (id: number | null) => void
  /** Renders why the search found a row. Leave out if the rows are not search results. */
  renderReason?: (row: Row) => ReactNode
  /** The rows that are new or changed. If left out, a request finds these rows. */
  unseen?: readonly Schemas['UnseenItem'][]
  /**
   * The checkboxes and keys for selecting rows. Null while the code for selecting is loading. Leave out if
   * users cannot select rows.
   */
  selecting?: Selecting | null
}
