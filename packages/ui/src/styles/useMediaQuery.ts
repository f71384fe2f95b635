import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/**
 * Returns the `MediaQueryList` of a query from a cache. Without the cache, browsers would calculate the
 * layout for each new list.
 */
function listOf(query: string): MediaQueryList {
  const cached = lists.get(query)
  if (cached !== undefined) return cached
  const created = window.matchMedia(query)
  lists.set(query, created)
  return created
}

/**
 * Returns whether a media query matches, and renders again when this changes. Returns `onServer` on a server,
 * which does not know the screen, and in the first render of a hydrated page.
 */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => onServer,
  )
}
