import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './ScrollStrip.css'
import { scrollStripMessages as messages } from './ScrollStrip.messages'
import { useDragToScroll } from './useDragToScroll'
import { useScrollEdges } from './useScrollEdges'

/** A row that is longer than its place. */
export interface ScrollStripProps {
  /** What the row holds, read when it is entered. */
  label: string
  items: readonly { id: number | string; content: ReactNode }[]
  /** How far a press on a button or an arrow scrolls, in px. */
  paddleDistance: number
  /** The width of each item in px; without it an item is as wide as its content. */
  itemWidth?: number
}

/**
 * Lets a row of cards be swiped, dragged, and moved by buttons and arrows.
 *
 * @source specification 2
 */
export function ScrollStrip({ label, items, paddleDistance, itemWidth }: ScrollStripProps) {
  const { formatMessage } = useIntl()
  const strip = useRef<HTMLElement>(null)
  const { isAtStart, isAtEnd, onScroll } = useScrollEdges(strip)
  const drag = useDragToScroll(strip)
  /** Forwards is where the text goes: to the left in a script that is read from the right. */
  const paddle = (step: 1 | -1) => {
    const { current } = strip
    if (current === null) return
    const direction = getComputedStyle(current).direction === 'rtl' ? -1 : 1
    current.scrollBy({ left: step * direction * paddleDistance })
  }
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    if (target !== currentTarget) return
    if (key === 'ArrowRight') strip.current?.scrollBy({ left: paddleDistance })
    if (key === 'ArrowLeft') strip.current?.scrollBy({ left: -paddleDistance })
  }
  return (
    <div className={css.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- what scrolls must be reached and moved by the keyboard too */}
      <section
        ref={strip}
        className={css.strip}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        onScroll={onScroll}
        onKeyDown={onKeyDown}
        {...drag}
      >
        <ul className={css.list}>
          {items.map(({ id, content }) => (
            <li key={id} className={css.item} style={{ inlineSize: itemWidth }}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {!(isAtStart && isAtEnd) && (
        <div className={css.paddles}>
          <IconButton
            icon={ChevronLeft}
            variant="secondary"
            size="small"
            label={formatMessage(messages.back)}
            isDisabled={isAtStart}
            guardMs={0}
            onPress={() => paddle(-1)}
          />
          <IconButton
            icon={ChevronRight}
            variant="secondary"
            size="small"
            label={formatMessage(messages.on)}
            isDisabled={isAtEnd}
            guardMs={0}
            onPress={() => paddle(1)}
          />
        </div>
      )}
    </div>
  )
}
