import * as css from './Histogram.css'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** A bar of a histogram: the count of values between two bounds. */
export interface HistogramBar {
  from: number
  /** The bound at which the next bar begins. Null for the last bar. */
  to: number | null
  count: number
}

/** The props of a histogram. */
export interface HistogramProps extends RootProps<HTMLDivElement> {
  /** The text announced instead of the bars, such as 'How 86 matches are distributed'. */
  label: string
  /** The bars in ascending order. Undefined while they are loading: their space is then reserved. */
  bars: readonly HistogramBar[] | undefined
  /** The selected range, whose bars are highlighted. Null is an open end. */
  min?: number | null
  max?: number | null
  /** Whether newer bars are loading. The old ones stay, dimmed. */
  isStale?: boolean
}

const isChosen = ({ from, to }: HistogramBar, min: number | null, max: number | null): boolean =>
  (max === null || from <= max) && (min === null || to === null || to > min)

/** At least a twentieth of the height, so that small bars stay visible. */
const shareOf = (count: number, highest: number): number =>
  count === 0 ? 0 : Math.max(0.05, count / highest)

/** Shows the distribution of values above the fields of their range (S13). */
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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the image consists of elements, not of a file
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
