import { ProgressBar } from 'react-aria-components/ProgressBar'
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
  const { formatMessage } = useIntl()
  const isUnknown = value === undefined
  return (
    <ProgressBar
      {...root}
      className={classNames(css.progress, className)}
      value={value}
      maxValue={maxValue}
      isIndeterminate={isUnknown}
      valueLabel={valueLabel}
      aria-label={label}
    >
      {({ percentage, valueText }) => (
        <>
          <span className={classNames(css.text, isLabelHidden && visuallyHidden)} aria-hidden>
            <span>{label}</span>
            <span className={css.value}>{isUnknown ? formatMessage(messages.working) : valueText}</span>
          </span>
          <span className={css.track}>
            <span
              className={css.bar}
              data-unknown={isUnknown || undefined}
              style={isUnknown ? undefined : { inlineSize: `${percentage}%` }}
            />
          </span>
        </>
      )}
    </ProgressBar>
  )
}
