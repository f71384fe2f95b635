import { selectPage, selectRange, toggleItem } from '@spadestik/domain/selection'
import type { KeyboardEvent } from 'react'
import type { NamedItem } from '../item/ItemActionsContext'
import { moveAmongRows, rowLinks } from '../item/rows/rowKeys'
import type { SelectionStore } from './selectionStore'

function focusedItem(within: HTMLElement, page: readonly NamedItem[]): NamedItem | undefined {
  const place = rowLinks(within).findIndex((link) => link === document.activeElement)
  return page[place]
}

/**
 * Handles the keys that select rows, and returns whether the key is one of them (Y01). Space on the name of a
 * row selects the row, and Shift with Space or an arrow key selects a range. Ctrl or Command with A selects
 * the page, and Escape clears the selection.
 */
export function selectWithKey(
  event: KeyboardEvent<HTMLElement>,
  page: readonly NamedItem[],
  store: SelectionStore,
): boolean {
  const { currentTarget: within, target, key, shiftKey } = event
  const { selection } = store.read()
  // Ignore keys that are pressed in menus and dialogs of the rows. React also reports these keys here.
  if (!(target instanceof Node) || !within.contains(target)) return false
  if (key === 'Escape') {
    if (selection.items.length === 0) return false
    store.clear('cleared')
    return true
  }
  if (key.toLowerCase() === 'a' && (event.ctrlKey || event.metaKey)) {
    store.select(selectPage(selection, page))
    return true
  }
  const item = focusedItem(within, page)
  if (item === undefined) return false
  if (key === ' ') {
    store.select(shiftKey ? selectRange(selection, item, page) : toggleItem(selection, item))
    return true
  }
  if (!shiftKey || !key.startsWith('Arrow') || !moveAmongRows(within, key)) return false
  const next = focusedItem(within, page)
  // If the start of the range is on another page, start at the row that had the focus before the key press.
  const begun = page.some(({ id }) => id === selection.anchorId)
    ? selection
    : selectRange(selection, item, page)
  if (next !== undefined) store.select(selectRange(begun, next, page))
  return true
}
