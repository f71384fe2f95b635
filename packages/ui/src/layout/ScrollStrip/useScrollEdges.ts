import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useState } from 'react'

/** Whether a row is scrolled to its start and to its end. Both are true if everything fits. */
export interface ScrollEdges {
  isAtStart: boolean
  isAtEnd: boolean
  /** Call this while the row scrolls. */
  onScroll: () => void
}

/** Returns whether a row that scrolls sideways has more on either side. */
export function useScrollEdges(element: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState({ isAtStart: true, isAtEnd: true })
  const look = useCallback(() => {
    const { current } = element
    if (current === null) return
    const scrolled = Math.abs(current.scrollLeft)
    const isAtStart = scrolled < 1
    const isAtEnd = scrolled + current.clientWidth > current.scrollWidth - 1
    setEdges((old) => (old.isAtStart === isAtStart && old.isAtEnd === isAtEnd ? old : { isAtStart, isAtEnd }))
  }, [element])
  // The edges also change when the row or its content changes size.
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new ResizeObserver(look)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, look])
  return { ...edges, onScroll: look }
}
