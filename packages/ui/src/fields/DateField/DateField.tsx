import { parseDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { DayControl } from './DayControl'
import { DottedDates } from './DottedDates'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a date field. */
export interface DateFieldProps extends FieldTexts, ValueProps<string | null>, RootProps<HTMLDivElement> {
  /** The date as `YYYY-MM-DD`, or null if the field is empty. */
  value?: string | null
  /**
   * Called with a date when a complete date is typed or selected, and with null when the field is cleared.
   */
  onChange?: (value: string | null) => void
  /** The earliest allowed date, as `YYYY-MM-DD`. */
  minValue?: string
  /** The latest allowed date, as `YYYY-MM-DD`. */
  maxValue?: string
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** Whether the date can be read and copied, but not changed. */
  isReadOnly?: boolean
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  /** The name of the field in its form. The error summary of the form uses it to find the field. */
  name?: string
}

const day = <Empty extends null | undefined>(value: string | Empty) =>
  typeof value === 'string' ? parseDate(value) : value

/** A field for a date. Users type a date or select it in a calendar (V02, Z05). */
export function DateField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  className,
  ...root
}: DateFieldProps) {
  return (
    <DottedDates>
      <DatePicker
        {...root}
        value={day(value)}
        defaultValue={day(defaultValue)}
        onChange={(next) => onChange?.(next?.toString() ?? null)}
        minValue={day(minValue)}
        maxValue={day(maxValue)}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        shouldForceLeadingZeros
        className={classNames(fieldClassName, className)}
      >
        <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={root.isRequired}>
          <DayControl isReadOnly={root.isReadOnly} />
        </Field>
      </DatePicker>
    </DottedDates>
  )
}
