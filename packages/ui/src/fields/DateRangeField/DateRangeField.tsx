import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import * as css from './DateRangeField.css'
import { dateRangeFieldMessages as messages } from './DateRangeField.messages'
import { DayField } from './DayField'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** A first and a last date as `YYYY-MM-DD`. Null means that the range has no first or no last date. */
export interface DateRange {
  from: string | null
  to: string | null
}

/** The props of a date range field. */
export interface DateRangeFieldProps extends ValueProps<DateRange>, RootProps<HTMLFieldSetElement> {
  /** The name of both fields together. */
  label: string
  /** Whether the label is hidden from view. Screen readers still announce it. */
  isLabelHidden?: boolean
  /** Called when a complete date is typed or selected, and when a date is cleared. */
  onChange?: (value: DateRange) => void
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** The error message about the dates, for example that the first is after the last. */
  errorMessage?: ReactNode
}

const openRange: DateRange = { from: null, to: null }

/** Two fields for a first and a last date. Users type a date or select it in a calendar. */
export function DateRangeField({
  label,
  isLabelHidden = false,
  value: controlled,
  defaultValue = openRange,
  onChange,
  isDisabled,
  errorMessage,
  className,
  ...root
}: DateRangeFieldProps) {
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const isEmpty = value.from === null && value.to === null
  return (
    <fieldset {...root} className={classNames(css.range, className)} aria-labelledby={id}>
      <div className={isLabelHidden ? css.hiddenHead : css.head} id={id}>
        {label}
      </div>
      <DayField
        label={formatMessage(messages.from)}
        value={value.from}
        onChange={(from) => setValue({ ...value, from })}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
      />
      <DayField
        label={formatMessage(messages.to)}
        value={value.to}
        onChange={(to) => setValue({ ...value, to })}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
      />
      {Boolean(errorMessage) && (
        <div className={css.error} role="alert">
          {errorMessage}
        </div>
      )}
      {!isEmpty && (
        <div className={css.clear}>
          <Button variant="quiet" size="small" onPress={() => setValue(openRange)} isDisabled={isDisabled}>
            {formatMessage(messages.clear)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
