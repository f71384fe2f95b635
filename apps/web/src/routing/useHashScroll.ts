import { limits } from '@spadestik/domain/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The id that a hash names; what is not written as an address should be is taken as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the section that the address's hash names, after the delay in which a page fills. @source specification 2 */
export function useHashScroll(): void {
  const location = useLocation()
  // The scroll position is the browser's, not React's; the same hash asked for again scrolls again.
  useEffect(() => {
    const { hash } = location
    if (hash === '') return undefined
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      stopWaiting = whenPresent(idOf(hash), (section) => {
        section.scrollIntoView()
        // Who reads by keyboard goes on from there; a section that takes no focus is only scrolled to.
        section.focus({ preventScroll: true })
      })
    }, limits.hashScrollMs)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [location])
}

/** Does something with an element once the page has it, which may be after its data has come; the answer ends the waiting. */
export function whenPresent(id: string, act: (element: HTMLElement) => void): () => void {
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
