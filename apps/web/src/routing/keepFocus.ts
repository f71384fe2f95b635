import { limits } from '@spadestik/domain/limits'

/**
 * Returns the focused element. If it is a menu entry, which will disappear, returns the button of the menu
 * instead.
 */
export function focusOrigin(): Element | null {
  const { activeElement } = document
  if (activeElement?.closest('[role=menu]') == null) return activeElement
  return document.querySelector('[aria-haspopup][aria-expanded=true]') ?? activeElement
}

/**
 * Moves the focus to the page's content after a link in a dialog was followed. The element that opened the
 * dialog can disappear with the previous page.
 */
export function focusContent(): void {
  setTimeout(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}

/**
 * Restores the focus after a dialog has closed, unless another element already has the focus. If the element
 * that opened the dialog no longer exists, the content of the page gets the focus.
 */
export function keepFocus(origin: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const place = origin?.isConnected ? origin : document.getElementById('main')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}
