import { useId } from 'react'
import type { UnspecifiedProps } from '../RangeField/useRangeField'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { QuarterText } from './quartersBetween'
import { quarterOrder, quartersBetween } from './quartersBetween'

/** Two quarters. Null means that side is open. */
export interface QuarterRange {
  from: QuarterText | null
  to: QuarterText | null
}

/** The options of `useQuarterRange`. */
export interface QuarterRangeOptions extends ValueProps<QuarterRange>, UnspecifiedProps {
  /** The earliest and the latest quarter to offer. */
  first: QuarterText
  last: QuarterText
  /** The quarter in the middle of the list when it opens without a value, such as the current one. */
  startsAt?: QuarterText
  isDisabled?: boolean
}

const openRange: QuarterRange = { from: null, to: null }

/** The state of a first and a last quarter. The first can never be after the last (S12). */
export function useQuarterRange(options: QuarterRangeOptions) {
  const { first, last, startsAt, isDisabled, defaultValue = openRange } = options
  const [value, setValue] = useControlledState(options.value, defaultValue, options.onChange)
  const id = useId()
  const quarters = quartersBetween(first, last)
  const { from, to } = value
  const boundProps = (
    side: keyof QuarterRange,
    isOutside: (order: number) => boolean,
    middle: QuarterText | undefined,
  ) => ({
    value: value[side],
    /** The quarters to offer. One that would put the bounds out of order is disabled. */
    options: quarters.map((quarter) => ({ value: quarter, isDisabled: isOutside(quarterOrder(quarter)) })),
    /** The quarter in the middle of the list when it opens. Undefined if one is selected. */
    startsAt: value[side] === null ? middle : undefined,
    isDisabled,
    /** Sets the bound. Any text that is no offered quarter opens that side. */
    onChange: (text: string | null) =>
      setValue({ ...value, [side]: quarters.find((quarter) => quarter === text) ?? null }),
  })
  return {
    value,
    /** The props of the `fieldset` around both bounds. */
    groupProps: { 'aria-labelledby': id },
    /** The props of the element that names the group. */
    labelProps: { id },
    /** The props of the select for the first quarter. */
    fromProps: boundProps('from', (order) => to !== null && order > quarterOrder(to), startsAt),
    /** The props of the select for the last quarter. */
    toProps: boundProps('to', (order) => from !== null && order < quarterOrder(from), from ?? startsAt),
    /** The props of the checkbox that includes items without a period. */
    unspecifiedProps: {
      isSelected: options.allowsUnspecified,
      defaultSelected: options.defaultAllowsUnspecified ?? true,
      onChange: options.onAllowsUnspecifiedChange,
      isDisabled,
    },
  }
}
