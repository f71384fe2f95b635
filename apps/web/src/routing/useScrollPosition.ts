import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { readStorage, writeStorage } from '../storage/readStorage'

const storageKey = 'scrollPositions'

type Positions = Record<string, number>

const isPositions = (kept: unknown): kept is Positions =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((top) => typeof top === 'number')

/** Whether a step leads to another view of the same page: a search, or what a page keeps in its query. */
const isSamePage = (from: Location, to: Location): boolean =>
  (isSearch(from) && isSearch(to)) || (from.pathname === to.pathname && from.search !== to.search)

const isSearch = ({ pathname }: Location): boolean => pathname.startsWith('/search/')

/** Where each page stood, by its key; written to as one scrolls, which draws nothing anew. */
function readPositions(): Map<string, number> {
  const kept = readStorage(storageKey, (value) => (isPositions(value) ? value : null), 'tab')
  return new Map(Object.entries(kept ?? {}))
}

/**
 * Every search shares one position, so that any link back to the search leads to the same rows. The first page of
 * each visit has the key `default`, so its path separates it from the first pages of other visits in the same tab.
 */
function keyOf(location: Location): string {
  if (isSearch(location)) return 'search'
  return location.key === 'default' ? location.pathname : location.key
}

/**
 * Puts the page where it belongs after each step: from search to search it stays, where one was before it is
 * restored, a hash leads to its section, and anything else begins at the top.
 *
 * @source specification 2 (Layout and scrolling)
 */
export function useScrollPosition(): void {
  const location = useLocation()
  const before = useRef<Location | null>(null)
  const [positions] = useState(readPositions)

  // The scroll position is the browser's; from here on it is kept by this app and not by the browser.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => writeStorage(storageKey, Object.fromEntries(positions), 'tab')
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      history.scrollRestoration = 'auto'
    }
  }, [positions])

  // As above; in time before the new page is painted.
  useLayoutEffect(() => {
    const cameFrom = before.current
    before.current = location
    const key = keyOf(location)
    const isStaying = cameFrom !== null && isSamePage(cameFrom, location)
    if (isStaying) positions.set(key, scrollY)
    const known = positions.get(key) ?? 0
    const stopWaiting =
      isStaying || location.hash !== '' ? () => {} : whenTallEnough(known, () => scrollTo(0, known))
    const remember = () => void positions.set(key, scrollY)
    addEventListener('scroll', remember, { passive: true })
    return () => {
      stopWaiting()
      removeEventListener('scroll', remember)
    }
  }, [location, positions])
}

/** So long is waited for a page that fills, in milliseconds; whoever scrolls meanwhile is left alone. */
const patienceMs = 2000

/** Does something once the page is tall enough to be scrolled to a place; the answer ends the waiting. */
export function whenTallEnough(top: number, act: () => void): () => void {
  const isTallEnough = () => document.documentElement.scrollHeight - innerHeight >= top
  if (isTallEnough()) {
    act()
    return () => {}
  }
  scrollTo(0, 0)
  const observer = new ResizeObserver(() => {
    if (!isTallEnough()) return
    stop()
    act()
  })
  const timer = setTimeout(() => stop(), patienceMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of ['wheel', 'touchmove', 'keydown']) removeEventListener(type, stop)
  }
  for (const type of ['wheel', 'touchmove', 'keydown']) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
