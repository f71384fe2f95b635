import { useEffect, useRef, useState } from 'react'

/** The rows of a table, or the items of a list without those of lists within them. */
function rowsIn(place: Element | null): Element[] {
  const rows = [...(place?.querySelectorAll('tbody > tr') ?? [])]
  if (rows.length > 0) return rows
  const items = [...(place?.querySelectorAll('li') ?? [])]
  return items.filter(({ parentElement }) => parentElement?.closest('li') === null)
}

/**
 * Counts the presses of 'show more'. Once the last press has removed its button, the focus goes to the first row that
 * the press added, instead of to nowhere.
 */
export function useShowMore() {
  const place = useRef<HTMLDivElement>(null)
  const [{ presses, firstNew }, setState] = useState({ presses: 0, firstNew: 0 })
  // The focus is the browser's.
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body
    if (presses === 0 || !isLost) return
    rowsIn(place.current)[firstNew]?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true })
  }, [presses, firstNew])
  return {
    /** Belongs to the element around the rows. */
    place,
    presses,
    /** @param shown how many rows are shown now */
    showMore: (shown: number) => setState({ presses: presses + 1, firstNew: shown }),
  }
}
