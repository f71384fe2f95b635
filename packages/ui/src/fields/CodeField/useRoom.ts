import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** How much room a field has: little, some or much. */
export type Room = 'little' | 'some' | 'much'

/** The widths in px above which a field has some and much room. */
export interface RoomWidths {
  readonly some: number
  readonly much: number
}

/** Returns a ref for an element and how much room it has; little until it is measured, as on a server. */
export function useRoom<Element extends HTMLElement>({
  some,
  much,
}: RoomWidths): [RefObject<Element | null>, Room] {
  const ref = useRef<Element>(null)
  const [room, setRoom] = useState<Room>('little')
  // The width is the layout's; it is measured before the first picture, so that no box grows in sight.
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      const { width } = element.getBoundingClientRect()
      setRoom(width >= much ? 'much' : width >= some ? 'some' : 'little')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [some, much])
  return [ref, room]
}
