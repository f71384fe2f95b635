import { useEffect, useRef, useState } from 'react'
import { useEntryState } from '../routing/useEntryState'

const readCount = (stored: unknown) => (typeof stored === 'number' ? stored : null)

/**
 * Returns the rows of a table. If there is no table, returns the items of a list without the items of nested
 * lists.
 */
function rowsIn(place: Element | null): Element[] {
  const rows = [...(place?.querySelectorAll('tbody > tr') ?? [])]
  if (rows.length > 0) return rows
  const items = [...(place?.querySelectorAll('li') ?? [])]
  return items.filter(({ parentElement }) => parentElement?.closest('li') === null)
}

/**
 * Counts the presses of the button that shows more rows, also for Back. If a press removes the button, the
 * first new row gets the focus.
 *
 * @param key distinguishes the lists of a page
 */
export function useShowMore(key: string) {
  const place = useRef<HTMLDivElement>(null)
  const [presses, setPresses] = useEntryState(`more ${key}`, 0, readCount)
  const [firstNew, setFirstNew] = useState(0)
  // If the button has disappeared after a press, no element has the focus. The first new row then gets the
  // focus.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (firstNew === 0 || !isLost) return
    rowsIn(place.current)[firstNew]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [firstNew])
  return {
    place,
    presses,
    /** @param shown the number of rows before the press */
    showMore: (shown: number) => {
      setPresses(presses + 1)
      setFirstNew(shown)
    },
  }
}
