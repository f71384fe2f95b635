import { limits } from '@spadestik/domain/limits'

/**
 * Returns the focused element. If a menu entry has the focus, returns the button of the menu instead, because
 * the entry disappears.
 */
export function focusOrigin(): Element | null {
  const { activeElement } = document
  if (activeElement?.closest('[role=menu]') == null) return activeElement
  return document.querySelector('[aria-haspopup][aria-expanded=true]') ?? activeElement
}

/**
 * Moves the focus to the page's content after the user has followed a link in a dialog. The element that
 * opened the dialog can disappear together with the previous page.
 */
export function focusContent(): void {
  setTimeout(() => {
    document.getElementById('main')?.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}

/**
 * Restores the focus after a dialog has closed, unless an element has the focus already. The focus returns to
 * the element that opened the dialog, or moves to the page's content if that element no longer exists.
 */
export function keepFocus(origin: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const place = origin?.isConnected ? origin : document.getElementById('main')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}
