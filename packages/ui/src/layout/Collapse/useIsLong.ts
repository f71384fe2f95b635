import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether the content of an element is higher than `maxHeight` px, including hidden overflow.
 *
 * Observes the size of the content, so the result changes when a phone is rotated or an image loads.
 */
export function useIsLong(element: RefObject<HTMLElement | null>, maxHeight: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setIsLong(current.scrollHeight > maxHeight + 1)
    // Measure before the first paint. The observer first reports after this paint, so the button would appear
    // late and move the content below.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, maxHeight])
  return isLong
}
