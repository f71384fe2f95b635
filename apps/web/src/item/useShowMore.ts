import { useEffect, useRef } from 'react'
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
  const firstNew = useRef(0)
  // If the button has disappeared after a press, no element has the focus. The first new row then gets the
  // focus. Compare after every rendering, because the rows can arrive later than the press.
  useEffect(() => {
    if (firstNew.current === 0) return
    const row = rowsIn(place.current)[firstNew.current]
    if (row === undefined) return
    firstNew.current = 0
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (!isLost) return
    const target = row.querySelector<HTMLElement>('a[href]') ?? row.querySelector<HTMLElement>('button')
    target?.focus({ preventScroll: true })
  })
  return {
    place,
    presses,
    /** @param shown the number of rows before the press */
    showMore: (shown: number) => {
      setPresses(presses + 1)
      firstNew.current = shown
    },
  }
}
