import type { ReactNode } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox/Checkbox'
import { NumberField } from '../NumberField/NumberField'
import * as css from './RangeField.css'
import { rangeFieldMessages as messages } from './RangeField.messages'
import { classNames } from '../../styles/classNames'
import { useControlledState } from '../../styles/useControlledState'
import type { RootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** Two bounds. Null means that side is open. */
export interface NumberRange {
  min: number | null
  max: number | null
}

/** The props of a range field. */
export interface RangeFieldProps extends ValueProps<NumberRange>, RootProps<HTMLFieldSetElement> {
  label: string
  isLabelHidden?: boolean
  /** Called with both bounds as typed, on Enter and on blur. The caller puts them in order. */
  onChange?: (value: NumberRange) => void
  /** The limits. They are the placeholders, and a value beyond them is clamped. */
  minValue?: number
  maxValue?: number
  unit?: ReactNode
  isDisabled?: boolean
  errorMessage?: ReactNode
  /** The label of the checkbox that includes items without a number. Leave out for no checkbox. */
  unspecifiedLabel?: ReactNode
  /** Whether items without a number are included, if the parent controls it. */
  allowsUnspecified?: boolean
  /** Whether they are included at first, if the field keeps that. @default true */
  defaultAllowsUnspecified?: boolean
  onAllowsUnspecifiedChange?: (isAllowed: boolean) => void
}

const openRange: NumberRange = { min: null, max: null }

/** A lower and an upper bound, and whether items without a number are included (S13). */
export function RangeField({
  label,
  isLabelHidden,
  value: controlled,
  defaultValue = openRange,
  onChange,
  minValue,
  maxValue,
  unit,
  isDisabled,
  errorMessage,
  unspecifiedLabel,
  allowsUnspecified,
  defaultAllowsUnspecified = true,
  onAllowsUnspecifiedChange,
  className,
  ...root
}: RangeFieldProps) {
  const [value, setValue] = useControlledState(controlled, defaultValue, onChange)
  const { formatMessage, formatNumber } = useIntl()
  const id = useId()
  const bound = (side: keyof NumberRange, name: string, limit: number | undefined) => (
    <NumberField
      {...{ minValue, maxValue, isDisabled }}
      label={name}
      isLabelHidden
      isInvalid={Boolean(errorMessage)}
      placeholder={limit === undefined ? undefined : formatNumber(limit)}
      value={value[side]}
      onChange={(next) => setValue({ ...value, [side]: next })}
    />
  )
  return (
    <fieldset {...root} className={classNames(css.range, className)} aria-labelledby={id}>
      <div className={isLabelHidden ? css.hiddenHead : css.head} id={id}>
        <span>{label}</span> {Boolean(unit) && <span className={css.unit}>{unit}</span>}
      </div>
      <div className={css.bounds}>
        {bound('min', formatMessage(messages.from), minValue)}
        <span className={css.dash} aria-hidden>
          –
        </span>
        {bound('max', formatMessage(messages.to), maxValue)}
      </div>
      {Boolean(errorMessage) && (
        <div className={css.error} role="alert">
          {errorMessage}
        </div>
      )}
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
