import type { RefObject } from 'react'
import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'

/**
 * Lets Tab and Shift+Tab leave an open menu or list. The menu or list closes, and the focus moves to the
 * element after or before the button. React Aria alone would lose the focus, because the page behind an
 * overlay is inert.
 */
export function useTabOut(triggerRef: RefObject<HTMLElement | null>, close: () => void): void {
  const leave = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
    if (!(event.target instanceof Element) || !event.target.closest('[role=menu], [role=listbox]')) return
    // The page is inert until the overlay is closed. Then the button gets the focus, and the browser's Tab
    // key moves the focus on from the button.
    flushSync(close)
    triggerRef.current?.focus()
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => leave(event)
    // Runs before the listeners of React Aria, which are on the document.
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [])
}
