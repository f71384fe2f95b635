import { parseDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { DayControl } from './DayControl'
import { DottedDates } from './DottedDates'

/** One day. */
export interface DateFieldProps extends FieldWords {
  /** The day written `YYYY-MM-DD`, or null where none is given. */
  value: string | null
  /** Called as soon as a whole day is typed or picked, and with null where it is emptied. */
  onChange: (value: string | null) => void
  /** The first and the last day that may be picked, written `YYYY-MM-DD`. */
  minValue?: string
  maxValue?: string
  isRequired?: boolean
  isReadOnly?: boolean
  isDisabled?: boolean
  /** The name under which the day is sent and an error summary finds the field. */
  name?: string
  id?: string
}

const day = (value: string | undefined) => (value === undefined ? undefined : parseDate(value))

/** Takes one day, typed part by part or picked from a calendar. */
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
