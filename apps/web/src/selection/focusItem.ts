import { keepFocus } from '../routing/keepFocus'

/**
 * Moves the focus to the checkbox of an item, or to the content of the page if the item is not visible. If
 * another element already has the focus, does nothing.
 */
export function focusItem(id: number | null): void {
  keepFocus(id === null ? null : document.querySelector(`#main input[type="checkbox"][value="${id}"]`))
}
