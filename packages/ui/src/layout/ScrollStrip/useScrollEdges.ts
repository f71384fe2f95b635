import type { RefObject } from 'react'
import { useCallback, useLayoutEffect, useState } from 'react'

/**
 * Whether a row of cards is scrolled to its start, and whether it is scrolled to its end. Both are true if
 * all cards fit.
 */
export interface ScrollEdges {
  isAtStart: boolean
  isAtEnd: boolean
  onScroll: () => void
}

/** Returns whether a horizontal row of cards is scrolled to its start or its end. */
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
  // Update the values when the size of the row or of its content changes.
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
