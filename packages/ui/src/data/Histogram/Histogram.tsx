import * as css from './Histogram.css'

/** A bar of a histogram: how many figures lie from one bound to the next. */
export interface HistogramBar {
  from: number
  /** The bound at which the next bar begins; null for the last. */
  to: number | null
  count: number
}

/** How figures are distributed, small enough to stand above the fields of their range. */
export interface HistogramProps {
  /** Read in place of the bars, such as 'How 86 matches are distributed'. */
  label: string
  /** Ascending; undefined while they are on their way, when their place is kept. */
  bars: readonly HistogramBar[] | undefined
  /** The chosen range, whose bars stand out; an open end is null. */
  min?: number | null
  max?: number | null
  /** Whether newer bars are on their way: the old ones stay, dimmed. */
  isStale?: boolean
}

const isChosen = ({ from, to }: HistogramBar, min: number | null, max: number | null): boolean =>
  (max === null || from <= max) && (min === null || to === null || to > min)

/** Bars below a twentieth of the highest are still seen. */
const shareOf = (count: number, highest: number): number =>
  count === 0 ? 0 : Math.max(0.05, count / highest)

/**
 * Shows where figures lie before a bound is chosen among them.
 *
 * @source specification 2
 */
export function Histogram({ label, bars, min = null, max = null, isStale = false }: HistogramProps) {
  const highest = Math.max(1, ...(bars ?? []).map(({ count }) => count))
  return (
    <div
      className={css.histogram}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the picture is drawn by its own elements, not by a file
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
