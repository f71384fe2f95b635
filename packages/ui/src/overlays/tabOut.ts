import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns a handler that lets Tab and Shift+Tab leave an open menu or list. Use it for the capture phase,
 * because React Aria alone would drop the focus: the page behind an overlay is inert.
 */
export const tabOut =
  (triggerRef: RefObject<HTMLElement | null>, setOpen: (isOpen: false) => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return
    // Once the overlay is closed, the page is not inert. The browser moves the focus on from the button.
    flushSync(() => setOpen(false))
    triggerRef.current?.focus()
  }
