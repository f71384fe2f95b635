import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox/Checkbox'
import { Select } from '../Select/Select'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './QuarterRangeField.css'
import { quarterRangeFieldMessages as messages } from './QuarterRangeField.messages'
import type { QuarterText } from './quartersBetween'
import { quarterOrder, quartersBetween } from './quartersBetween'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** Two quarters. Null means that side is open. */
export interface QuarterRange {
  from: QuarterText | null
  to: QuarterText | null
}

/** The props of a quarter range field. */
export interface QuarterRangeFieldProps extends ValueProps<QuarterRange>, RootProps<HTMLFieldSetElement> {
  label: string
  isLabelHidden?: boolean
  /** The earliest and the latest quarter to offer. */
  first: QuarterText
  last: QuarterText
  /** The quarter in the middle of the list when it opens without a value, such as the current one. */
  startsAt?: QuarterText
  isDisabled?: boolean
  /** The label of the checkbox that includes items without a period. Leave out for no checkbox. */
  unspecifiedLabel?: ReactNode
  /** Whether items without a period are included, if the parent controls it. */
  allowsUnspecified?: boolean
  /** Whether they are included at first, if the field keeps that. @default true */
  defaultAllowsUnspecified?: boolean
  onAllowsUnspecifiedChange?: (isAllowed: boolean) => void
}

const open = 'any'
const openRange: QuarterRange = { from: null, to: null }

/** A first and a last quarter. The first can never be after the last (S12). */
export function QuarterRangeField(props: QuarterRangeFieldProps) {
  const { label, isLabelHidden = false, first, last, startsAt, isDisabled, unspecifiedLabel, ...rest } = props
  const { allowsUnspecified, defaultAllowsUnspecified = true, onAllowsUnspecifiedChange, ...others } = rest
  const { value: controlled, defaultValue = openRange, onChange, className, ...root } = others
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage } = useIntl()
  const id = useId()
  const quarters = quartersBetween(first, last)
  const options = (isOutside: (order: number) => boolean) => [
    { value: open, label: formatMessage(messages.any) },
    ...quarters.map((quarter) => ({
      value: quarter,
      label: quarter,
      isDisabled: isOutside(quarterOrder(quarter)),
    })),
  ]
  const chosen = (text: string) => quarters.find((quarter) => quarter === text) ?? null
  const { from, to } = value
  return (
    <fieldset {...root} className={classNames(css.range, className)} aria-labelledby={id}>
      <div id={id} className={isLabelHidden ? visuallyHidden : css.head}>
        {label}
      </div>
      <div className={css.bounds}>
        <Select
          label={formatMessage(messages.from)}
          isLabelHidden
          isDisabled={isDisabled}
          value={from ?? open}
          startsAt={from === null ? startsAt : undefined}
          options={options((order) => to !== null && order > quarterOrder(to))}
          onChange={(next) => setValue({ from: chosen(next), to })}
        />
        <span className={css.dash} aria-hidden>
          –
        </span>
        <Select
          label={formatMessage(messages.to)}
          isLabelHidden
          isDisabled={isDisabled}
          value={to ?? open}
          startsAt={to === null ? (from ?? startsAt) : undefined}
          options={options((order) => from !== null && order < quarterOrder(from))}
          onChange={(next) => setValue({ from, to: chosen(next) })}
        />
      </div>
      {Boolean(unspecifiedLabel) && (
        <Checkbox
          isSelected={allowsUnspecified}
          defaultSelected={defaultAllowsUnspecified}
          onChange={onAllowsUnspecifiedChange}
          isDisabled={isDisabled}
        >
          {unspecifiedLabel}
        </Checkbox>
      )}
    </fieldset>
  )
}
