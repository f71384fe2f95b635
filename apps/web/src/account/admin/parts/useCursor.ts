import { useState } from 'react'

/** The place where a page begins. Null for the newest rows. */
type Place = string | number | null

/** Returns which page of a list is shown, and the functions that show the pages before and after it. */
export function useCursor<At extends Place>() {
  // The places at which the shown pages begin; the last one is of the page that is shown.
  const [pages, setPages] = useState<readonly (At | null)[]>([null])
  return {
    at: pages.at(-1) ?? null,
    isFirst: pages.length === 1,
    showNewer: () => setPages(pages.slice(0, -1)),
    showOlder: (before: At) => setPages([...pages, before]),
    restart: () => setPages([null]),
  }
}
