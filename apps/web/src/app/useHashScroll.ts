import { limits } from '@spadestik/domain/limits'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Scrolls to the section that the address's hash names, after the delay in which a page fills. */
export function useHashScroll(): void {
  const { hash } = useLocation()
  // The scroll position is the browser's, not React's.
  useEffect(() => {
    if (hash === '') return undefined
    const timer = setTimeout(() => {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
    }, limits.hashScrollMs)
    return () => clearTimeout(timer)
  }, [hash])
}
