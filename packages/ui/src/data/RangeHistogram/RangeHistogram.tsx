import type { PointerEvent } from 'react'
import { useState } from 'react'
import type { NumberRange } from '../../fields/RangeField/useRangeField'
import { classNames } from '../../styles/classNames'
import type { HistogramBar, HistogramProps } from '../Histogram/Histogram'
import { Histogram } from '../Histogram/Histogram'
import * as css from './RangeHistogram.css'

/** The props of a range histogram. */
export interface RangeHistogramProps extends HistogramProps {
  /**
   * Called with the bounds of the pressed bar, or of the bars over which the user drags. The first bar has no
   * lower bound and the last bar no upper bound.
   */
  onChange: (range: NumberRange) => void
  /** Formats the values below the bars. */
  formatValue: (value: number) => string
}

const noBars: readonly HistogramBar[] = []

/** The number of bars for each number on the axis. Long numbers would not fit below every bar. */
const barsPerValue = 3

/** Returns the index of the bar under the pointer. */
function barAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / width
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return Math.min(count - 1, Math.max(0, Math.floor((isMirrored ? 1 - share : share) * count)))
}

/**
 * A histogram with an axis. Users select a range by pressing a bar or dragging over several bars. Put the
 * histogram into a `RangeSlider`, because keyboard users cannot press bars (S13).
 */
export function RangeHistogram({
  bars = noBars,
  min = null,
  max = null,
  onChange,
  formatValue,
  label,
  isStale,
  className,
  ...root
}: RangeHistogramProps) {
  /**
   * The index of the bar at which the user began to drag, and of the bar under the pointer. Null between
   * drags.
   */
  const [drag, setDrag] = useState<readonly [start: number, current: number] | null>(null)
  const first = drag && Math.min(...drag)
  const last = drag && Math.max(...drag)
  const barsOf = (index: number | null) => (index === null ? undefined : bars[index])
  // The selected range in the chart. During a drag, `max` is the start of the last bar: the end of this bar
  // is also the start of the next bar, which would be highlighted too.
  const shown = drag ? { min: barsOf(first)?.from ?? null, max: barsOf(last)?.from ?? null } : { min, max }
  return (
    <div {...root} className={classNames(css.chart, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboards use the slider around the chart */}
      <div
        className={css.bars}
        onPointerDown={(event) => {
          if (event.button !== 0 || bars.length === 0) return
          const index = barAt(event, bars.length)
          event.currentTarget.setPointerCapture(event.pointerId)
          setDrag([index, index])
        }}
        onPointerMove={(event) => {
          if (drag !== null) setDrag([drag[0], barAt(event, bars.length)])
        }}
        onPointerUp={() => {
          if (drag === null) return
          setDrag(null)
          onChange({
            min: first === 0 ? null : (barsOf(first)?.from ?? null),
            max: barsOf(last)?.to ?? null,
          })
        }}
        // The browser cancels a touch that scrolls the page.
        onPointerCancel={() => setDrag(null)}
      >
        <Histogram className={css.histogram} label={label} bars={bars} isStale={isStale} {...shown} />
      </div>
      <div className={css.axis} aria-hidden>
        {bars.map(
          ({ from }, index) =>
            index % barsPerValue === 0 && (
              <span
                key={from}
                className={css.value}
                style={{ flexGrow: Math.min(barsPerValue, bars.length - index) }}
              >
                {formatValue(from)}
              </span>
            ),
        )}
      </div>
    </div>
  )
}
