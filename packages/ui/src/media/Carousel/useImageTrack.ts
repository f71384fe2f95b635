import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { lastFirst } from './stepImages'

export interface ImageTrack {
  track: RefObject<HTMLDivElement | null>
  /** The index of the first visible image. */
  first: number
  goTo: (first: number) => void
  onScroll: () => void
  /**
   * Forgets the image to which `goTo` is scrolling. Call this when the user begins to scroll by hand, because
   * `first` must then follow the user.
   */
  onHold: () => void
}

/**
 * Returns which image of a row is the first visible one, and `goTo` for scrolling to an image. Users can also
 * scroll the row by hand.
 */
export function useImageTrack(perView: number, count: number): ImageTrack {
  const track = useRef<HTMLDivElement>(null)
  const aim = useRef<number | null>(null)
  const [first, setFirst] = useState(0)
  const goTo = (next: number) => {
    const row = track.current
    const image = row?.children[next]
    const start = row?.children[0]
    if (!(image instanceof HTMLElement) || !(start instanceof HTMLElement)) return
    aim.current = next
    setFirst(next)
    row?.scrollTo({ left: image.offsetLeft - start.offsetLeft })
  }
  const onScroll = () => {
    const row = track.current
    const [start, second] = row?.children ?? []
    if (!row || !(start instanceof HTMLElement)) return
    const step = second instanceof HTMLElement ? Math.abs(second.offsetLeft - start.offsetLeft) : 1
    const at = Math.min(Math.round(Math.abs(row.scrollLeft) / step), lastFirst({ perView, count }))
    // Ignore the images that pass by while the row scrolls to the target of `goTo`.
    if (aim.current !== null && aim.current !== at) return
    aim.current = null
    setFirst(at)
  }
  const onHold = () => {
    aim.current = null
  }
  return { track, first: Math.min(first, lastFirst({ perView, count })), goTo, onScroll, onHold }
}
