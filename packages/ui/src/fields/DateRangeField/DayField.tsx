import { parseDate } from '@internationalized/date'
import { DatePicker } from 'react-aria-components/DatePicker'
import { Label } from 'react-aria-components/Label'
import { DayControl } from '../DateField/DayControl'
import { DottedDates } from '../DateField/DottedDates'
import * as css from './DateRangeField.css'

interface DayFieldProps {
  label: string
  value: string | null
  onChange: (value: string | null) => void
  isDisabled?: boolean
  isInvalid?: boolean
}

export function DayField({ label, value, onChange, isDisabled, isInvalid }: DayFieldProps) {
  return (
    <DottedDates>
      <DatePicker
        value={value === null ? null : parseDate(value)}
        onChange={(day) => onChange(day?.toString() ?? null)}
        isDisabled={isDisabled}
        isInvalid={isInvalid}
        validationBehavior="aria"
        shouldForceLeadingZeros
        className={css.day}
      >
        <Label className={css.dayLabel}>{label}</Label>
        <DayControl />
      </DatePicker>
    </DottedDates>
  )
}
