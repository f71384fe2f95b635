import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { RequiredMark } from '../Field/RequiredMark'
import { Checkbox } from '../Checkbox/Checkbox'
import { NumberField } from '../NumberField/NumberField'
import * as css from './RangeField.css'
import { rangeFieldMessages as messages } from './RangeField.messages'
import type { RangeFieldOptions } from './useRangeField'
import { useRangeField } from './useRangeField'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

/** The props of a range field. */
export interface RangeFieldProps
  extends Omit<RangeFieldOptions, 'isInvalid'>, RootProps<HTMLFieldSetElement> {
  /** The name of both numbers together. */
  label: string
  /** Whether the label is hidden from view. Screen readers still announce it. */
  isLabelHidden?: boolean
  /**
   * The smallest allowed number. If the user types a smaller number, the field replaces it with this one. The
   * placeholders show the smallest and the highest allowed number.
   */
  minValue?: number
  /** The highest allowed number. */
  maxValue?: number
  /** Whether both numbers must be given. The label then has an asterisk. @default false */
  isRequired?: boolean
  /** The unit, shown after the label. It is hidden together with the label. */
  unit?: ReactNode
  /** The error message about the numbers, for example that the lower bound is higher than the upper bound. */
  errorMessage?: ReactNode
  /** The label of a checkbox that includes items without a number. Without a label, there is no checkbox. */
  unspecifiedLabel?: ReactNode
}

/**
 * Two number fields for a lower and an upper bound, with a checkbox that includes items without a number
 * (S13).
 */
export function RangeField({
  label,
  isLabelHidden,
  value,
  defaultValue,
  onChange,
  minValue,
  maxValue,
  step,
  unit,
  isRequired,
  isDisabled,
  errorMessage,
  unspecifiedLabel,
  allowsUnspecified,
  defaultAllowsUnspecified,
  onAllowsUnspecifiedChange,
  className,
  ...root
}: RangeFieldProps) {
  const { groupProps, labelProps, minProps, maxProps, unspecifiedProps } = useRangeField({
    value,
    defaultValue,
    onChange,
    minValue,
    maxValue,
    step,
    isDisabled,
    isInvalid: Boolean(errorMessage),
    allowsUnspecified,
    defaultAllowsUnspecified,
    onAllowsUnspecifiedChange,
  })
  const { formatMessage, formatNumber } = useIntl()
  const bound = (props: typeof minProps, name: string, limit: number | undefined) => (
    <NumberField
      {...props}
      label={name}
      isLabelHidden
      isRequired={isRequired}
      placeholder={limit === undefined ? undefined : formatNumber(limit)}
    />
  )
  return (
    <fieldset {...root} {...groupProps} className={classNames(css.range, className)}>
      <div {...labelProps} className={isLabelHidden ? css.hiddenHead : css.head}>
        <span>
          {label}
          {isRequired && <RequiredMark />}
        </span>{' '}
        {Boolean(unit) && <span className={css.unit}>{unit}</span>}
      </div>
      <div className={css.bounds}>
        {bound(minProps, formatMessage(messages.from), minValue)}
        <span className={css.dash} aria-hidden>
          –
        </span>
        {bound(maxProps, formatMessage(messages.to), maxValue)}
      </div>
      {Boolean(errorMessage) && (
        <div className={css.error} role="alert">
          {errorMessage}
        </div>
      )}
      {Boolean(unspecifiedLabel) && <Checkbox {...unspecifiedProps}>{unspecifiedLabel}</Checkbox>}
    </fieldset>
  )
}
