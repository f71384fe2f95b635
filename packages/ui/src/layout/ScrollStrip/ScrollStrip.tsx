import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './ScrollStrip.css'
import { scrollStripMessages as messages } from './ScrollStrip.messages'
import { useDragToScroll } from './useDragToScroll'
import { useScrollEdges } from './useScrollEdges'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a scroll strip. */
export interface ScrollStripProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the strip. */
  label: string
  items: readonly { id: number | string; content: ReactNode }[]
  /** The distance in px that a button or an arrow key scrolls (D02). */
  paddleDistance: number
  /** The width of each item in px. By default, an item is as wide as its content. */
  itemWidth?: number
}

/** A row of cards that users scroll by swiping, dragging, buttons and arrow keys (D02). */
export function ScrollStrip({
  label,
  items,
  paddleDistance,
  itemWidth,
  className,
  ...root
}: ScrollStripProps) {
  const { formatMessage } = useIntl()
  const strip = useRef<HTMLElement>(null)
  const { isAtStart, isAtEnd, onScroll } = useScrollEdges(strip)
  const drag = useDragToScroll(strip)
  /** Scrolls one step forward or back. In a right-to-left language, forward is to the left. */
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
    <div {...root} className={classNames(css.frame, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions -- users must be able to scroll with the keyboard */}
      <section
        ref={strip}
        className={css.strip}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- users must be able to scroll with the keyboard
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
