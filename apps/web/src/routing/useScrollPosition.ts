import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Location } from 'react-router-dom'
import { useLocation } from 'react-router-dom'
import { isSearch, placeOf } from './placeOf'
import { readStorage, writeStorage } from '../storage/readStorage'

const storageKey = 'scrollPositions'

type Positions = Record<string, number>

const isPositions = (kept: unknown): kept is Positions =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((top) => typeof top === 'number')

const isSamePage = (from: Location, to: Location): boolean =>
  placeOf(from.pathname) === placeOf(to.pathname) && (isSearch(to.pathname) || from.search !== to.search)

/** Reads the stored positions. Scrolling changes the returned map in place, so that nothing renders again. */
function readPositions(): Map<string, number> {
  const kept = readStorage(storageKey, (value) => (isPositions(value) ? value : null), 'tab')
  return new Map(Object.entries(kept ?? {}))
}

/**
 * Returns the key of a location's scroll position. All searches share a key, so that each link back to the
 * search leads to the same rows. The first page of a visit has no unique location key, so its path is the
 * key.
 */
function keyOf(location: Location): string {
  if (isSearch(location.pathname)) return 'search'
  return location.key === 'default' ? location.pathname : location.key
}

/**
 * Sets the scroll position after navigation: the top of a new page, or the old position of a page that the
 * user returns to (L03). Does nothing within a search and for a link with a hash.
 */
export function useScrollPosition(): void {
  const location = useLocation()
  const before = useRef<Location | null>(null)
  const [positions] = useState(readPositions)

  // Turn off the browser's own restoration of the scroll position.
  useEffect(() => {
    history.scrollRestoration = 'manual'
    const keep = () => writeStorage(storageKey, Object.fromEntries(positions), 'tab')
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      history.scrollRestoration = 'auto'
    }
  }, [positions])

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

/**
 * The longest wait, in ms, for the page to become tall enough for the stored scroll position. On a slow
 * network, data can take several seconds to arrive. Any action of the user cancels the wait.
 */
const maxWaitMs = 15_000

const userActions = ['wheel', 'touchmove', 'keydown', 'pointerdown']

function whenTallEnough(top: number, act: () => void): () => void {
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
  const timer = setTimeout(() => stop(), maxWaitMs)
  const stop = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const type of userActions) removeEventListener(type, stop)
  }
  for (const type of userActions) addEventListener(type, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
