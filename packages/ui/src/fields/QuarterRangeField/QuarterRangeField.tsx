import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Checkbox } from '../Checkbox/Checkbox'
import { RequiredMark } from '../Field/RequiredMark'
import { Select } from '../Select/Select'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './QuarterRangeField.css'
import { quarterRangeFieldMessages as messages } from './QuarterRangeField.messages'
import type { QuarterRangeOptions } from './useQuarterRange'
import { useQuarterRange } from './useQuarterRange'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

/** The props of a quarter range field. */
export interface QuarterRangeFieldProps extends QuarterRangeOptions, RootProps<HTMLFieldSetElement> {
  /** The name of both quarters together. */
  label: string
  /** Whether the label is hidden from view. Screen readers still announce it. */
  isLabelHidden?: boolean
  /** Whether both quarters must be chosen. The label then has an asterisk. @default false */
  isRequired?: boolean
  /** The label of a checkbox that includes items without a period. Without a label, there is no checkbox. */
  unspecifiedLabel?: ReactNode
}

const open = 'any'

/**
 * Two selects for the first and the last quarter of a period. The first quarter can never be after the last
 * quarter (S12).
 */
export function QuarterRangeField(props: QuarterRangeFieldProps) {
  const { label, isLabelHidden = false, unspecifiedLabel, first, last, startsAt, isDisabled, ...rest } = props
  const { isRequired, allowsUnspecified, defaultAllowsUnspecified, onAllowsUnspecifiedChange, ...others } =
    rest
  const { value, defaultValue, onChange, className, ...root } = others
  const { groupProps, labelProps, fromProps, toProps, unspecifiedProps } = useQuarterRange({
    value,
    defaultValue,
    onChange,
    first,
    last,
    startsAt,
    isDisabled,
    allowsUnspecified,
    defaultAllowsUnspecified,
    onAllowsUnspecifiedChange,
  })
  const { formatMessage } = useIntl()
  const bound = (name: string, { value: quarter, options, ...select }: typeof fromProps) => (
    <Select
      {...select}
      label={name}
      isLabelHidden
      isRequired={isRequired}
      value={quarter ?? open}
      options={[
        { value: open, label: formatMessage(messages.any) },
        ...options.map((option) => ({ ...option, label: option.value })),
      ]}
    />
  )
  return (
    <fieldset {...root} {...groupProps} className={classNames(css.range, className)}>
      <div {...labelProps} className={isLabelHidden ? visuallyHidden : css.head}>
        {label}
        {isRequired && <RequiredMark />}
      </div>
      <div className={css.bounds}>
        {bound(formatMessage(messages.from), fromProps)}
        <span className={css.dash} aria-hidden>
          –
        </span>
        {bound(formatMessage(messages.to), toProps)}
      </div>
      {Boolean(unspecifiedLabel) && <Checkbox {...unspecifiedProps}>{unspecifiedLabel}</Checkbox>}
    </fieldset>
  )
}
