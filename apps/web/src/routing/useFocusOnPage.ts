import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves the focus to the new page's content if navigation removed the focused element (G03). */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // On the first page of a visit, leave the focus where the browser has put it.
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const settle = () => {
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }
    settle()
    // Until the user presses something, move the focus to the content whenever the focus is lost. It is lost
    // when a response replaces a skeleton that has the focus.
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    // Use the capture phase, because buttons stop the propagation of their events.
    addEventListener('keydown', stop, { once: true, capture: true })
    addEventListener('pointerdown', stop, { once: true, capture: true })
    return () => {
      stop()
      removeEventListener('keydown', stop, { capture: true })
      removeEventListener('pointerdown', stop, { capture: true })
    }
  }, [pathname])
}
