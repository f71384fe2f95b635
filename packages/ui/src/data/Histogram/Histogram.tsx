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
   * The bars in ascending order. Undefined while they are loading: the chart is then empty and keeps its
   * height.
   */
  bars: readonly HistogramBar[] | undefined
  /**
   * The lower bound of the selected range, or null if there is none. The bars in the range are highlighted.
   */
  min?: number | null
  /** The upper bound of the selected range, or null if there is none. */
  max?: number | null
  /** Whether newer bars are loading. The old bars stay visible but dimmed. */
  isStale?: boolean
}

const isChosen = ({ from, to }: HistogramBar, min: number | null, max: number | null): boolean =>
  (max === null || from <= max) && (min === null || to === null || to > min)

/**
 * Returns the height of a bar as a fraction of the highest bar. A bar that is not empty has at least 0.05, so
 * that it stays visible.
 */
const shareOf = (count: number, highest: number): number =>
  count === 0 ? 0 : Math.max(0.05, count / highest)

/** Shows how values are distributed. Put the chart above the two fields in which users type a range (S13). */
export function Histogram({
  label,
  bars,
  min = null,
  max = null,
  isStale = false,
  className,
  ...root
}: HistogramProps) {
  const highest = Math.max(1, ...(bars ?? []).map(({ count }) => count))
  return (
    <div
      {...root}
      className={classNames(css.histogram, className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the chart consists of elements, so there is no image file
      role="img"
      aria-label={label}
      data-stale={isStale || undefined}
    >
      {bars?.map((bar) => (
        <span
          key={bar.from}
          className={css.bar}
          data-chosen={isChosen(bar, min, max) || undefined}
          style={{ blockSize: `${shareOf(bar.count, highest) * 100}%` }}
        />
      ))}
    </div>
  )
}
