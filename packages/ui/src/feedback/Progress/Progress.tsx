import { useIntl } from 'react-intl'
import { classNames } from '../../styles/classNames'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Progress.css'
import { progressMessages as messages } from './Progress.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a progress bar. */
export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** The name of the work in progress, such as "Copying lists". */
  label: string
  /** Whether the label is hidden from view. Screen readers still announce it. */
  isLabelHidden?: boolean
  /** How much work is done, from 0 to `maxValue`. Leave out if the total is unknown. */
  value?: number
  /** The value at which the work is done. @default 100 */
  maxValue?: number
  /** The value in words, such as "3 of 5 lists". By default it is a percentage. */
  valueLabel?: string
}

/** A progress bar. If the total is unknown, the bar shows only that the work is still in progress. */
export function Progress({
  label,
  isLabelHidden = false,
  value,
  maxValue = 100,
  valueLabel,
  className,
  ...root
}: ProgressProps) {
  const { formatMessage, formatNumber } = useIntl()
  const isUnknown = value === undefined
  const done = Math.min(Math.max(value ?? 0, 0), maxValue)
  const share = maxValue === 0 ? 0 : done / maxValue
  const valueText = isUnknown ? undefined : (valueLabel ?? formatNumber(share, { style: 'percent' }))
  return (
    <div
      {...root}
      className={classNames(css.progress, className)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the element `progress` cannot have content
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={maxValue}
      aria-valuenow={isUnknown ? undefined : done}
      aria-valuetext={valueText}
    >
      <span className={classNames(css.text, isLabelHidden && visuallyHidden)} aria-hidden>
        <span>{label}</span>
        <span className={css.value}>{valueText ?? formatMessage(messages.working)}</span>
      </span>
      <span className={css.track}>
        <span
          className={css.bar}
          data-unknown={isUnknown || undefined}
          style={isUnknown ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </span>
    </div>
  )
}
