import { keepFocus } from '../routing/keepFocus'

/**
 * Moves the focus if no element has it. The focus moves to the checkbox of an item, or to the content of the
 * page if the item is not shown.
 */
export function focusItem(id: number | null): void {
  keepFocus(id === null ? null : document.querySelector(`#main input[type="checkbox"][value="${id}"]`))
}
