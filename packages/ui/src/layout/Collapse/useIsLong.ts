import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether the content of an element is higher than `maxHeight` px. Includes content that the element
 * hides.
 *
 * Observes the size of the content, so the result changes when a phone is rotated or an image loads.
 */
export function useIsLong(element: RefObject<HTMLElement | null>, maxHeight: number): boolean {
  const [isLong, setIsLong] = useState(false)
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setIsLong(current.scrollHeight > maxHeight + 1)
    // The observer reports the first size only after a paint, and the button would then move the page.
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, maxHeight])
  return isLong
}
