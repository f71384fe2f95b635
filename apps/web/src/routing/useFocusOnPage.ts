import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Moves a lost focus to the content of the new page after navigation (G03). */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // The first page of a visit keeps the focus that the browser gave it.
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const settle = () => {
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }
    settle()
    // Loaded data replaces the skeleton. Keep the focus in the content until the user does something.
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    // In the capture phase, because buttons stop the propagation of their events.
    addEventListener('keydown', stop, { once: true, capture: true })
    addEventListener('pointerdown', stop, { once: true, capture: true })
    return () => {
      stop()
      removeEventListener('keydown', stop, { capture: true })
      removeEventListener('pointerdown', stop, { capture: true })
    }
  }, [pathname])
}
