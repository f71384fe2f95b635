import { limits } from '@spadestik/domain/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Returns the hash without its `#`, decoded. If the hash cannot be decoded, returns it encoded. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Scrolls to the section in the hash of the address, after a delay for loading the page (L03, R04). */
export function useHashScroll(): void {
  const location = useLocation()
  // Depend on the whole location, so that a second press on the same link scrolls again.
  useEffect(() => {
    const { hash } = location
    if (hash === '') return undefined
    let stopWaiting = () => {}
    const timer = setTimeout(() => {
      stopWaiting = whenPresent(idOfHash(hash), (section) => {
        section.scrollIntoView()
        // Keyboard users can then continue from the section.
        section.focus({ preventScroll: true })
      })
    }, limits.hashScrollMs)
    return () => {
      clearTimeout(timer)
      stopWaiting()
    }
  }, [location])
}

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
