import { parseDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { DayControl } from './DayControl'
import { DottedDates } from './DottedDates'

/** The props of a date field. */
export interface DateFieldProps extends FieldTexts {
  /** The day as `YYYY-MM-DD`, or null. */
  value: string | null
  /** Called when a whole day is typed or picked, and with null when the field is cleared. */
  onChange: (value: string | null) => void
  /** The earliest day allowed, as `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  /** The form name of the field. An error summary can find the field by it. */
  name?: string
  id?: string
}

const day = (value: string | undefined) => (value === undefined ? undefined : parseDate(value))

/** A day, typed part by part or picked from a calendar (V02, Z05). */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  onChange,
  minValue,
  maxValue,
  ...rest
}: DateFieldProps) {
  return (
    <DottedDates>
      <DatePicker
        {...rest}
        value={value === null ? null : parseDate(value)}
        onChange={(next) => onChange(next?.toString() ?? null)}
        minValue={day(minValue)}
        maxValue={day(maxValue)}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        shouldForceLeadingZeros
        className={fieldClassName}
      >
        <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={rest.isRequired}>
          <DayControl isReadOnly={rest.isReadOnly} />
        </Field>
      </DatePicker>
    </DottedDates>
  )
}
