import { below } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'

/** The heights of about seven lines on a phone, and about fourteen lines on larger screens. @unit px */
const heights = { narrow: 168, wide: 336 } as const

/** Returns the height of a collapsed summary or description (Q01). @unit px */
export function useCollapsedHeight(): number {
  return useMediaQuery(below('tablet')) ? heights.narrow : heights.wide
}
