import type { PointerEvent } from 'react'
import { useState } from 'react'
import type { NumberRange } from '../../fields/RangeField/useRangeField'
import * as css from './Histogram.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A bar of a histogram. It counts the values between two bounds. */
export interface HistogramBar {
  from: number
  /** The upper bound, where the next bar begins. Null for the last bar. */
  to: number | null
  count: number
}

/** The props of a histogram. */
export interface HistogramProps extends RootProps<HTMLDivElement> {
  /** The text that screen readers announce for the whole chart, such as "How 86 matches are distributed". */
  label: string
  /**
   * The bars in ascending order, or undefined while the bars are loading. The chart keeps its height
   * meanwhile.
   */
  bars: readonly HistogramBar[] | undefined
  /**
   * The lower bound of the selected range. `max` is the upper bound. Null means that there is no such bound.
   * The bars in the range are highlighted.
   */
  min?: number | null
  max?: number | null
  /** Whether newer bars are loading. The old bars stay visible but dimmed. */
  isStale?: boolean
  /**
   * Called with the bounds of the pressed bar, or of the bars over which the user drags. The first bar has no
   * lower bound and the last bar no upper bound. Keyboards cannot press bars, so put the chart into a
   * `RangeSlider`.
   */
  onChange?: (range: NumberRange) => void
  /** Formats the values below the bars. Without it, the chart has no axis. */
  formatValue?: (value: number) => string
}

const isChosen = ({ from, to }: HistogramBar, min: number | null, max: number | null): boolean =>
  (max === null || from <= max) && (min === null || to === null || to > min)

/**
 * Returns the height of a bar, as a fraction of the height of the highest bar. A bar that is not empty has at
 * least 0.05, so that small bars stay visible.
 */
const shareOf = (count: number, highest: number): number =>
  count === 0 ? 0 : Math.max(0.05, count / highest)

const noBars: readonly HistogramBar[] = []

/** The number of bars from one value of the axis to the next, so that long values fit. */
const barsPerValue = 3

/** The first and the last bar over which the user drags, in the order of the drag. */
interface Drag {
  readonly from: number
  readonly to: number
}

/** Returns the index of the bar at the position of the pointer. */
function barAt({ clientX, currentTarget }: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = currentTarget.getBoundingClientRect()
  const share = (clientX - left) / width
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  return Math.min(count - 1, Math.max(0, Math.floor((isMirrored ? 1 - share : share) * count)))
}

/**
 * Shows how values are distributed. The chart is above the two fields in which users type a range. Users can
 * also press a bar, or drag over several bars, to select their range (S13).
 */
export function Histogram({
  label,
  bars = noBars,
  min = null,
  max = null,
  isStale = false,
  onChange,
  formatValue,
  className,
  ...root
}: HistogramProps) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const highest = Math.max(1, ...bars.map(({ count }) => count))
  const isInDrag = (index: number, { from, to }: Drag) =>
    index >= Math.min(from, to) && index <= Math.max(from, to)
  const dragProps = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || bars.length === 0) return
      const index = barAt(event, bars.length)
      event.currentTarget.setPointerCapture(event.pointerId)
      setDrag({ from: index, to: index })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag !== null) setDrag({ ...drag, to: barAt(event, bars.length) })
    },
    onPointerUp: () => {
      if (drag === null) return
      const first = Math.min(drag.from, drag.to)
      setDrag(null)
      onChange?.({
        min: first === 0 ? null : (bars[first]?.from ?? null),
        max: bars[Math.max(drag.from, drag.to)]?.to ?? null,
      })
    },
    // The browser cancels a touch when it scrolls the page.
    onPointerCancel: () => setDrag(null),
  }
  return (
    <div {...root} className={classNames(css.histogram, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keyboards use the slider around the chart */}
      <div
        className={css.bars}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the chart consists of elements, so there is no image file
        role="img"
        aria-label={label}
        data-stale={isStale || undefined}
        data-pressable={onChange !== undefined || undefined}
        {...(onChange && dragProps)}
      >
        {bars.map((bar, index) => (
          <span
            key={bar.from}
            className={css.bar}
            data-chosen={(drag === null ? isChosen(bar, min, max) : isInDrag(index, drag)) || undefined}
            style={{ blockSize: `${shareOf(bar.count, highest) * 100}%` }}
          />
        ))}
      </div>
      {formatValue && (
        <div className={css.axis} aria-hidden>
          {bars.map(
            ({ from }, index) =>
              index % barsPerValue === 0 && (
                <span key={from} className={css.value}>
                  {formatValue(from)}
                </span>
              ),
          )}
        </div>
      )}
    </div>
  )
}
