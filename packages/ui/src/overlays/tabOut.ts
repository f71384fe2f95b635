import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns a handler that lets Tab and Shift+Tab leave an open menu or list. Without it, React Aria would lose
 * the focus, because the page behind an overlay is inert. Use it in the capture phase, so that it runs before
 * React Aria.
 */
export const tabOut =
  (triggerRef: RefObject<HTMLElement | null>, setOpen: (isOpen: false) => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return
    // Close the overlay at once, so that the page is no longer inert. Then focus the button. The browser
    // handles Tab after this function, and moves the focus from the button to the next element of the page.
    flushSync(() => setOpen(false))
    triggerRef.current?.focus()
  }
