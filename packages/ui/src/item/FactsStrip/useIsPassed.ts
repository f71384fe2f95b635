import type { RefObject } from 'react'
import { useEffect, useState } from 'react'
import { headerHeight } from '../../styles/headerHeight'

/** Returns whether an element has scrolled up until it is hidden behind the header. */
export function useIsPassed(element: RefObject<Element | null>): boolean {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current === null) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const edge = entry.rootBounds?.top ?? 0
        setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= edge)
      },
      { rootMargin: `-${headerHeight} 0px 0px` },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}
