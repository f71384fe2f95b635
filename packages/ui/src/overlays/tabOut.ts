import type { KeyboardEvent, RefObject } from 'react'
import { flushSync } from 'react-dom'

/**
 * Returns a handler that lets Tab and Shift+Tab leave an open menu or list. React Aria would lose the focus,
 * because the page behind an overlay is inert. Pass the handler as `onKeyDownCapture`, so that it runs before
 * the handlers of React Aria.
 */
export const tabOut =
  (triggerRef: RefObject<HTMLElement | null>, setOpen: (isOpen: false) => void) =>
  ({ key }: KeyboardEvent): void => {
    if (key !== 'Tab') return
    // Close the overlay first, so that the page is no longer inert. The browser then handles Tab and moves
    // the focus on from the button.
    flushSync(() => setOpen(false))
    triggerRef.current?.focus()
  }
