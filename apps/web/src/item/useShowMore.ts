import { useEffect, useRef, useState } from 'react'

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
 * Counts the presses of the button that shows more rows. If a press removes the button, the first new row
 * gets the focus.
 */
export function useShowMore() {
  const place = useRef<HTMLDivElement>(null)
  const [{ presses, firstNew }, setState] = useState({ presses: 0, firstNew: 0 })
  // If the button has disappeared after a press, no element has the focus. The first new row then gets the
  // focus.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (presses === 0 || !isLost) return
    rowsIn(place.current)[firstNew]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [presses, firstNew])
  return {
    place,
    presses,
    /** @param shown the number of rows before the press */
    showMore: (shown: number) => setState({ presses: presses + 1, firstNew: shown }),
  }
}
