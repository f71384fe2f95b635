import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'

/** Puts a focus that went with the page before on the content of the page that has come, past its header. */
export function useFocusOnPage(): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  // The focus is the browser's; a page that was opened and not gone to begins where the browser lets it.
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    const settle = () => {
      if (document.activeElement === document.body) {
        document.getElementById('main')?.focus({ preventScroll: true })
      }
    }
    settle()
    // What is fetched for a page takes the place of its skeleton, until its reader does something there.
    const observer = new MutationObserver(settle)
    observer.observe(document.body, { childList: true, subtree: true })
    const stop = () => observer.disconnect()
    // In the capture phase: buttons keep the events of their presses to themselves.
    addEventListener('keydown', stop, { once: true, capture: true })
    addEventListener('pointerdown', stop, { once: true, capture: true })
    return () => {
      stop()
      removeEventListener('keydown', stop, { capture: true })
      removeEventListener('pointerdown', stop, { capture: true })
    }
  }, [pathname])
}
