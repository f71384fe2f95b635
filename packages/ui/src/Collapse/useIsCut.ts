import type { RefObject } from 'react'
import { useLayoutEffect, useState } from 'react'

/**
 * Returns whether an element is lower than what it holds; while it is unfolded the last answer stays.
 *
 * The answer follows the element's own size, so that turning a phone or loading an image is noticed.
 */
export function useIsCut(element: RefObject<HTMLElement | null>, isExpanded: boolean): boolean {
  const [isCut, setIsCut] = useState(false)
  // The layout is outside React: only the browser knows how high the content is.
  useLayoutEffect(() => {
    const { current } = element
    if (current === null || isExpanded) return undefined
    const measure = () => setIsCut(current.scrollHeight > current.clientHeight + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element, isExpanded])
  return isCut
}
