import { keepFocus } from '../routing/keepFocus'

/**
 * Moves the focus, if no element has it, to the checkbox of an item. If the item is not shown, moves it to
 * the content of the page.
 */
export function focusItem(id: number | null): void {
  keepFocus(id === null ? null : document.querySelector(`#main input[type="checkbox"][value="${id}"]`))
}
