import type { ComponentPropsWithRef, CSSProperties, KeyboardEvent } from 'react'
import { useRef } from 'react'
import { useDragToScroll } from './useDragToScroll'
import { useScrollEdges } from './useScrollEdges'

/** The options of `useScrollStrip`. */
export interface ScrollStripOptions {
  /** The accessible name of the strip. */
  'aria-label'?: string
  /** The distance in px that a button or an arrow key scrolls (D02). */
  paddleDistance: number
}

// Make the strip the containing block of hidden content with an absolute position. Otherwise this content
// could make the page wider.
const stripStyle: CSSProperties = { position: 'relative', overflowX: 'auto' }

const listStyle: CSSProperties = { display: 'flex', inlineSize: 'max-content' }

/**
 * Returns the state and the props of a row of cards that users scroll by swiping, dragging, buttons and arrow
 * keys (D02).
 */
export function useScrollStrip({ 'aria-label': label, paddleDistance }: ScrollStripOptions) {
  const ref = useRef<HTMLElement>(null)
  const { isAtStart, isAtEnd, onScroll } = useScrollEdges(ref)
  const drag = useDragToScroll(ref)
  /** Scrolls one step forward (1) or back (-1). In a right-to-left language, forward is to the left. */
  const paddle = (step: 1 | -1) => {
    const { current } = ref
    if (current === null) return
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollBy({ left: step * direction * paddleDistance })
  }
  const stripProps: ComponentPropsWithRef<'section'> = {
    ref,
    'aria-label': label,
    // Users must be able to scroll with the keyboard.
    tabIndex: 0,
    style: stripStyle,
    onScroll,
    onKeyDown: ({ key, target, currentTarget }: KeyboardEvent) => {
      if (target !== currentTarget) return
      if (key === 'ArrowRight') currentTarget.scrollBy({ left: paddleDistance })
      if (key === 'ArrowLeft') currentTarget.scrollBy({ left: -paddleDistance })
    },
    ...drag,
  }
  return {
    isAtStart,
    isAtEnd,
    /** Whether the row is wider than the strip. Render the buttons only then. */
    canScroll: !(isAtStart && isAtEnd),
    /** The props of the `section` that scrolls. It has `data-dragging` during a drag. */
    stripProps,
    /** The props of the list inside the strip. */
    listProps: { style: listStyle },
    /** The props of the button that scrolls back. */
    backProps: { isDisabled: isAtStart, onPress: () => paddle(-1) },
    /** The props of the button that scrolls forward. */
    onwardProps: { isDisabled: isAtEnd, onPress: () => paddle(1) },
  }
}
