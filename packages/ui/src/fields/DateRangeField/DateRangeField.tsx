import { useId } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import * as css from './DateRangeField.css'
import { dateRangeFieldMessages as messages } from './DateRangeField.messages'
import { DayField } from './DayField'

/** Two days as `YYYY-MM-DD`. Null means that side is open. */
export interface DateRange {
  from: string | null
  to: string | null
}

/** The props of a date range field. */
export interface DateRangeFieldProps {
  label: string
  isLabelHidden?: boolean
  value: DateRange
  /** Called when a whole day is typed or picked, and when one is cleared. */
  onChange: (value: DateRange) => void
  isDisabled?: boolean
  errorMessage?: ReactNode
}

/** A first and a last day, typed part by part or picked from a calendar. */
export function DateRangeField({
  label,
  isLabelHidden = false,
  value,
  onChange,
  isDisabled,
  errorMessage,
}: DateRangeFieldProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  const isEmpty = value.from === null && value.to === null
  return (
    <fieldset className={css.range} aria-labelledby={id}>
      <div className={isLabelHidden ? css.hiddenHead : css.head} id={id}>
        {label}
      </div>
      <DayField
        label={formatMessage(messages.from)}
        value={value.from}
        onChange={(from) => onChange({ ...value, from })}
        isDisabled={isDisabled}
        isInvalid={Boolean(errorMessage)}
      />
      <DayField
        label={formatMessage(messages.to)}
        value={value.to}
        onChange={(to) => onChange({ ...value, to })}
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
          <Button
            variant="quiet"
            size="small"
            onPress={() => onChange({ from: null, to: null })}
            isDisabled={isDisabled}
          >
            {formatMessage(messages.clear)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
