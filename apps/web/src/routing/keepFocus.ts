import { limits } from '@spadestik/domain/limits'

/** The ancestors of an element, nearest first, from before it was removed. */
const ancestorsOf = new WeakMap<Element, readonly Element[]>()

function withAncestors(element: Element | null): Element | null {
  if (element === null) return null
  const ancestors: Element[] = []
  for (let one = element.parentElement; one !== null && one.id !== 'main'; one = one.parentElement) {
    ancestors.push(one)
  }
  ancestorsOf.set(element, ancestors)
  return element
}

const canFocus = 'a[href], button:not([disabled]), input:not([disabled]), [tabindex="0"]'

/** Returns the place of a removed element: what can have the focus in its nearest ancestor that is left. */
function placeOf(removed: Element): Element | null {
  for (const ancestor of ancestorsOf.get(removed) ?? []) {
    if (!ancestor.isConnected) continue
    const near = ancestor.querySelector(canFocus)
    if (near !== null) return near
  }
  return document.getElementById('main')
}

/**
 * Returns the focused element. If it is a menu entry, which will disappear, returns the button of the menu
 * instead.
 */
export function focusOrigin(): Element | null {
  const { activeElement } = document
  if (activeElement?.closest('[role=menu]') == null) return withAncestors(activeElement)
  return withAncestors(document.querySelector('[aria-haspopup][aria-expanded=true]') ?? activeElement)
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
 * that opened the dialog no longer exists, what is left nearest to it gets the focus, or the content of the
 * page.
 */
export function keepFocus(origin: Element | null): void {
  setTimeout(() => {
    if (document.activeElement !== null && document.activeElement !== document.body) return
    const place =
      origin === null ? document.getElementById('main') : origin.isConnected ? origin : placeOf(origin)
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }, limits.clickGuardMs)
}
