import type { KeyboardEvent, ReactNode } from 'react'
import type { NamedItem } from '../ItemActionsContext'

/** Selects rows or cards. `page` contains all items that are shown together. */
export interface Selecting {
  /** Renders the checkbox of an item. For null, renders the checkbox of the whole page. */
  readonly checkbox: (item: NamedItem | null, page: readonly NamedItem[]) => ReactNode
  /** Handles the keys that select. Returns whether the key was one of them. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, page: readonly NamedItem[]) => boolean
}
