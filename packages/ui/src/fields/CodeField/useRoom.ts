import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** How much space a field has for its boxes. */
export type Room = 'little' | 'some' | 'much'

/** The minimum widths in px of a field that has `some` or `much` room. */
export interface RoomWidths {
  readonly some: number
  readonly much: number
}

/**
 * Returns a ref for an element, and how much room the element has. The room is `little` until the element is
 * measured, and always on a server.
 */
export function useRoom<Element extends HTMLElement>({
  some,
  much,
}: RoomWidths): [RefObject<Element | null>, Room] {
  const ref = useRef<Element>(null)
  const [room, setRoom] = useState<Room>('little')
  // Measure before the first paint, so that users do not see the boxes grow.
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
