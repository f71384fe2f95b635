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

/** Two quarters; null means that side is open. */
export interface QuarterRange {
  from: QuarterText | null
  to: QuarterText | null
}

/** A span between two quarters. */
export interface QuarterRangeFieldProps {
  label: string
  isLabelHidden?: boolean
  value: QuarterRange
  onChange: (value: QuarterRange) => void
  /** The limits: only quarters from the first to the last are offered. */
  first: QuarterText
  last: QuarterText
  /** The quarter in the middle of a list that opens while its bound is open, such as the present one. */
  startsAt?: QuarterText
  isDisabled?: boolean
  /** The words beside the tick that lets in what states no period; without them there is no tick. */
  unspecifiedLabel?: ReactNode
  allowsUnspecified?: boolean
  onAllowsUnspecifiedChange?: (isAllowed: boolean) => void
}

const open = 'any'

/**
 * Takes a first and a last quarter; the first can never be chosen after the last.
 *
 * @source specification 5
 */
export function QuarterRangeField(props: QuarterRangeFieldProps) {
  const { label, isLabelHidden = false, value, onChange, first, last, isDisabled } = props
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
    <fieldset className={css.range} aria-labelledby={id}>
      <div id={id} className={isLabelHidden ? visuallyHidden : css.head}>
        {label}
      </div>
      <div className={css.bounds}>
        <Select
          label={formatMessage(messages.from)}
          isLabelHidden
          isDisabled={isDisabled}
          value={from ?? open}
          startsAt={from === null ? props.startsAt : undefined}
          options={options((order) => to !== null && order > quarterOrder(to))}
          onChange={(next) => onChange({ from: chosen(next), to })}
        />
        <span className={css.dash} aria-hidden>
          –
        </span>
        <Select
          label={formatMessage(messages.to)}
          isLabelHidden
          isDisabled={isDisabled}
          value={to ?? open}
          startsAt={to === null ? (from ?? props.startsAt) : undefined}
          options={options((order) => from !== null && order < quarterOrder(from))}
          onChange={(next) => onChange({ from, to: chosen(next) })}
        />
      </div>
      {Boolean(props.unspecifiedLabel) && (
        <Checkbox
          isSelected={props.allowsUnspecified ?? true}
          onChange={props.onAllowsUnspecifiedChange}
          isDisabled={isDisabled}
        >
          {props.unspecifiedLabel}
        </Checkbox>
      )}
    </fieldset>
  )
}
