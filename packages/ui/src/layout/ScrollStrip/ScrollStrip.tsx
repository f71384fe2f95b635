import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import * as css from './ScrollStrip.css'
import { scrollStripMessages as messages } from './ScrollStrip.messages'
import { useScrollStrip } from './useScrollStrip'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a scroll strip. */
export interface ScrollStripProps extends RootProps<HTMLDivElement> {
  /** The accessible name of the strip. */
  label: string
  /** The cards in the order shown. Each id is unique in the strip. */
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
  const strip = useScrollStrip({ 'aria-label': label, paddleDistance })
  const button = { variant: 'secondary', size: 'small', guardMs: 0 } as const
  return (
    <div {...root} className={classNames(css.frame, className)}>
      <section {...strip.stripProps} className={css.strip}>
        <ul {...strip.listProps} className={css.list}>
          {items.map(({ id, content }) => (
            <li key={id} className={css.item} style={{ inlineSize: itemWidth }}>
              {content}
            </li>
          ))}
        </ul>
      </section>
      {strip.canScroll && (
        <div className={css.paddles}>
          <IconButton
            {...button}
            {...strip.backProps}
            icon={ChevronLeft}
            label={formatMessage(messages.back)}
          />
          <IconButton
            {...button}
            {...strip.onwardProps}
            icon={ChevronRight}
            label={formatMessage(messages.on)}
          />
        </div>
      )}
    </div>
  )
}
