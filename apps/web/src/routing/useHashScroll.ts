import { limits } from '@spadestik/domain/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the id in a hash. If the hash cannot be decoded, it is returned unchanged. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the section in the hash, after a delay in which the page loads (L03, R04). */
export function useHashScroll(): void {
  const location = useLocation()
  // The effect depends on the whole location. So a second press on the same link scrolls again.
  useEffect(() => {
    const { hash } = location
    if (hash === '') return undefined
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      stopWaiting = whenPresent(idOf(hash), (section) => {
        section.scrollIntoView()
        // Move the focus to the section, if it is focusable, so that keyboard users continue from there.
        section.focus({ preventScroll: true })
      })
    }, limits.hashScrollMs)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [location])
}

/**
 * Calls `act` once the element exists, for example after its data has loaded. Returns a function that stops
 * waiting.
 */
function whenPresent(id: string, act: (element: HTMLElement) => void): () => void {
  const present = document.getElementById(id)
  if (present !== null) {
    act(present)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const element = document.getElementById(id)
    if (element === null) return
    observer.disconnect()
    act(element)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
