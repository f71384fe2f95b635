import type { DragEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { useRef } from 'react'

/** How far a pressed mouse moves, in px, before that is a drag and no longer a click. */
const dragThreshold = 5

/** The handlers of an element that is dragged to scroll it. */
export interface DragHandlers {
  onPointerDown: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onClickCapture: (event: MouseEvent) => void
  onDragStart: (event: DragEvent) => void
}

/** Lets a mouse drag a row; fingers scroll it by themselves. A drag never follows the link that it began on. */
export function useDragToScroll(element: RefObject<HTMLElement | null>): DragHandlers {
  const start = useRef<{ x: number; scrolled: number } | null>(null)
  const hasDragged = useRef(false)
  const end = () => {
    start.current = null
    element.current?.removeAttribute('data-dragging')
  }
  return {
    onPointerDown: ({ pointerType, button, clientX }) => {
      hasDragged.current = false
      if (pointerType !== 'mouse' || button !== 0 || element.current === null) return
      start.current = { x: clientX, scrolled: element.current.scrollLeft }
    },
    onPointerMove: ({ clientX, pointerId, buttons }) => {
      const { current } = element
      if (start.current === null || current === null) return
      if (buttons === 0) {
        end()
        return
      }
      const moved = clientX - start.current.x
      if (!hasDragged.current && Math.abs(moved) < dragThreshold) return
      if (!hasDragged.current) {
        hasDragged.current = true
        current.setPointerCapture(pointerId)
        current.setAttribute('data-dragging', 'true')
      }
      current.scrollTo({ left: start.current.scrolled - moved, behavior: 'instant' })
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture: (event) => {
      if (!hasDragged.current) return
      hasDragged.current = false
      event.preventDefault()
      event.stopPropagation()
    },
    // The browser would drag the link or the image itself.
    onDragStart: (event) => event.preventDefault(),
  }
}
