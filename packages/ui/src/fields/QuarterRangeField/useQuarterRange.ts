import { useId } from 'react'
import type { UnspecifiedProps } from '../RangeField/useRangeField'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { QuarterText } from './quartersBetween'
import { quarterOrder, quartersBetween } from './quartersBetween'

/** A first and a last quarter. Null means that the range has no first or no last quarter. */
export interface QuarterRange {
  from: QuarterText | null
  to: QuarterText | null
}

/** The options of `useQuarterRange`. */
export interface QuarterRangeOptions extends ValueProps<QuarterRange>, UnspecifiedProps {
  /** The earliest quarter to offer. */
  first: QuarterText
  /** The latest quarter to offer. */
  last: QuarterText
  /**
   * The quarter, such as the current one, to which the open list scrolls if no quarter is selected. It is
   * then in the middle of the list.
   */
  startsAt?: QuarterText
  /** Whether users cannot use the field. */
  isDisabled?: boolean
}

const openRange: QuarterRange = { from: null, to: null }

/**
 * Returns the state and the props of a range of quarters. The first quarter can never be after the last one
 * (S12).
 */
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
    /**
     * The quarters to select from. A quarter is disabled if the range would end before it begins when the
     * user selects this quarter.
     */
    options: quarters.map((quarter) => ({ value: quarter, isDisabled: isOutside(quarterOrder(quarter)) })),
    /**
     * The quarter in the middle of the open list. Undefined if a quarter is selected, because the list then
     * scrolls to the selected quarter.
     */
    startsAt: value[side] === null ? middle : undefined,
    isDisabled,
    /** Sets this bound of the range. Null removes the bound, and so does a text that is not in `options`. */
    onChange: (text: string | null) =>
      setValue({ ...value, [side]: quarters.find((quarter) => quarter === text) ?? null }),
  })
  return {
    value,
    /** The props of the `fieldset` around both selects. */
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
