import { limits } from '@spadestik/domain/limits'

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
