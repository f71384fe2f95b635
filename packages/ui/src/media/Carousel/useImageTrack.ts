import type { RefObject } from 'react'
import { useRef, useState } from 'react'
import { lastFirst } from './stepImages'

/** Where a row of images stands, and how it is moved. */
export interface ImageTrack {
  track: RefObject<HTMLUListElement | null>
  /** The place of the first image that shows, from 0. */
  first: number
  goTo: (first: number) => void
  /** To be called while the row scrolls, whoever moves it. */
  onScroll: () => void
  /** To be called when its reader takes hold of the row. */
  onHold: () => void
}

/** Keeps the first image that shows in step with a row that is scrolled by buttons, by hand and by the clock. */
export function useImageTrack(perView: number, count: number): ImageTrack {
  const track = useRef<HTMLUListElement>(null)
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
    // On its way to where a button sent it the row passes others, which are not worth telling.
    if (aim.current !== null && aim.current !== at) return
    aim.current = null
    setFirst(at)
  }
  const onHold = () => {
    aim.current = null
  }
  return { track, first: Math.min(first, lastFirst({ perView, count })), goTo, onScroll, onHold }
}
