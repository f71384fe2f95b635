import { below } from '@spadestik/ui/breakpoints'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'

/** How much of a text shows before it is unfolded: about seven lines on a phone, twice as many elsewhere. @unit px */
const heights = { narrow: 168, wide: 336 } as const

/** The height above which a summary or description is folded on this screen (Q01). @unit px */
export function useCollapsedHeight(): number {
  return useMediaQuery(below('tablet')) ? heights.narrow : heights.wide
}
