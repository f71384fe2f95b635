import { limits } from '@spadestik/domain/limits'

/** What has the focus; for an entry of a menu the button that opened the menu, since the entry goes with it. */
export function focusOrigin(): Element | null {
  const { activeElement } = document
  if (activeElement?.closest('[role=menu]') == null) return activeElement
  return document.querySelector('[aria-haspopup][aria-expanded=true]') ?? activeElement
}

/**
 * Gives the focus a place where a closed dialog has left it nowhere: what it came from, or the page's content
 * where that is gone with what the dialog did.
 */
export function keepFocus(origin: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const place = origin?.isConnected ? origin : document.getElementById('main')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}
