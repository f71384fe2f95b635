import type { KeyboardEvent, ReactNode } from 'react'
import type { NamedItem } from '../ItemActionsContext'

/**
 * The checkboxes and keys with which users select rows or cards. `page` contains all items that are visible
 * together with the row or card.
 */
export interface Selecting {
  /**
   * Renders the checkbox that selects an item. If the item is null, renders the checkbox that selects all
   * items of the page.
   */
  readonly checkbox: (item: NamedItem | null, page: readonly NamedItem[]) => ReactNode
  /** Handles a key that selects rows, such as Space. Returns false for other keys. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, page: readonly NamedItem[]) => boolean
}
