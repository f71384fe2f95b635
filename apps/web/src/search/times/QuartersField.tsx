import {
  formatQuarter,
  parseQuarter,
  quarterLimits,
  quarterOf,
  toDays,
  toQuarters,
} from '@spadestik/domain/quarter'
import type { Quarter, QuarterText } from '@spadestik/domain/quarter'
import type { DayRange } from '@spadestik/domain/search'
import { QuarterRangeField } from '@spadestik/ui/QuarterRangeField'
import type { ComponentProps } from 'react'
import { today } from '../../locale/today'

interface QuartersFieldProps extends Omit<
  ComponentProps<typeof QuarterRangeField>,
  'value' | 'defaultValue' | 'onChange' | 'first' | 'last' | 'startsAt'
> {
  /** The first day of the first quarter, and the last day of the last quarter. */
  value: DayRange
  onChange: (value: DayRange) => void
}

const written = (quarter: Quarter | null): QuarterText | null =>
  quarter === null ? null : formatQuarter(quarter)
const read = (text: string | null): Quarter | null => (text === null ? null : parseQuarter(text))

/** A field for a range of quarters. Its value is the first and the last day of the range (S12). */
export function QuartersField({ value, onChange, ...rest }: QuartersFieldProps) {
  const { from, to } = toQuarters(value)
  const { first, last } = quarterLimits(today())
  return (
    <QuarterRangeField
      {...rest}
      first={formatQuarter(first)}
      last={formatQuarter(last)}
      startsAt={written(quarterOf(today())) ?? undefined}
      value={{ from: written(from), to: written(to) }}
      onChange={(range) => onChange(toDays({ from: read(range.from), to: read(range.to) }))}
    />
  )
}
