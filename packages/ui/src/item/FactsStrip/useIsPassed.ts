import type { RefObject } from 'react'
import { useEffect, useState } from 'react'

/**
 * Returns whether an element has scrolled up beyond the `top` of a sticky element, where the header of the
 * page hides it.
 */
export function useIsPassed(element: RefObject<Element | null>, sticky: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    if (element.current === null || sticky.current === null) return undefined
    const { top } = getComputedStyle(sticky.current)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const edge = entry.rootBounds?.top ?? 0
        setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= edge)
      },
      { rootMargin: `-${top} 0px 0px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, sticky])
  return isPassed
}
