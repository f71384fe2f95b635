import type { DragEvent, MouseEvent, PointerEvent, RefObject } from 'react'
import { useRef } from 'react'

/**
 * A movement with a pressed mouse button is a drag if it is at least this long, in px. A shorter movement is
 * a click.
 */
const dragThreshold = 5

export interface DragHandlers {
  onPointerDownCapture: (event: PointerEvent) => void
  onPointerMove: (event: PointerEvent) => void
  onPointerUp: () => void
  onPointerCancel: () => void
  onClickCapture: (event: MouseEvent) => void
  onDragStart: (event: DragEvent) => void
}

/**
 * Returns handlers for scrolling a row of cards by dragging it with the mouse. Touch screens need no
 * handlers, because the browser scrolls the row there. The click at the end of a drag is ignored, so that it
 * follows no link.
 */
export function useDragToScroll(element: RefObject<HTMLElement | null>): DragHandlers {
  const start = useRef<{ x: number; scrolled: number } | null>(null)
  const hasDragged = useRef(false)
  const end = () => {
    start.current = null
    element.current?.removeAttribute('data-dragging')
  }
  return {
    // Listen before the content does. Links of React Aria stop the event.
    onPointerDownCapture: ({ pointerType, button, clientX }) => {
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
    // Prevent the browser's own dragging of links and images.
    onDragStart: (event) => event.preventDefault(),
  }
}
