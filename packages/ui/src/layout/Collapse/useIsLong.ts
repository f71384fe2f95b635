import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether what an element holds is higher than `maxHeight` px, folded or not.
 *
 * The answer follows the content's own size, so that turning a phone or loading an image is noticed.
 */
export function useIsLong(element: RefObject<HTMLElement | null>, maxHeight: number): boolean {
  const [isLong, setIsLong] = useState(false)
  // The layout is outside React: only the browser knows how high the content is.
  useLayoutEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const measure = () => setIsLong(current.scrollHeight > maxHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, maxHeight])
  return isLong
}
