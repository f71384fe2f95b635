import type { RefObject } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'

/** How much space a field has. */
export type Room = 'little' | 'some' | 'much'

/** The widths in px above which a field has `some` and `much` room. */
export interface RoomWidths {
  readonly some: number
  readonly much: number
}

/**
 * Returns a ref for an element and how much room the element has. Before the first measurement, as on a
 * server, that is `little`.
 */
export function useRoom<Element extends HTMLElement>({
  some,
  much,
}: RoomWidths): [RefObject<Element | null>, Room] {
  const ref = useRef<Element>(null)
  const [room, setRoom] = useState<Room>('little')
  // Measured before the first paint, so that boxes do not visibly grow.
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
