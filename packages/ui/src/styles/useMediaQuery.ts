import { useCallback, useSyncExternalStore } from 'react'

const lists = new Map<string, MediaQueryList>()

/**
 * Returns the `MediaQueryList` of a query from a cache, because creating one makes the browser measure the
 * page.
 */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query)
  if (known !== undefined) return known
  const made = window.matchMedia(query)
  lists.set(query, made)
  return made
}

/** Returns whether a media query matches, and updates when that changes. */
export function useMediaQuery(query: string): boolean {
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
    () => false,
  )
}
