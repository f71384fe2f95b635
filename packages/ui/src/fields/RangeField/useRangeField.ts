import { useId } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'

/** Two bounds. Null means that side is open. */
export interface NumberRange {
  min: number | null
  max: number | null
}

/** Whether items without a value pass a range, controlled or not. */
export interface UnspecifiedProps {
  /** Whether items without a value are included, if the parent controls it. */
  allowsUnspecified?: boolean
  /** Whether they are included at first, if the field keeps that. @default true */
  defaultAllowsUnspecified?: boolean
  onAllowsUnspecifiedChange?: (isAllowed: boolean) => void
}

/** The options of `useRangeField`. */
export interface RangeFieldOptions extends ValueProps<NumberRange>, UnspecifiedProps {
  /** Called with both bounds as typed, on Enter and on blur. The caller puts them in order. */
  onChange?: (value: NumberRange) => void
  /** The limits. A value beyond them is clamped. */
  minValue?: number
  maxValue?: number
  isDisabled?: boolean
  isInvalid?: boolean
}

const openRange: NumberRange = { min: null, max: null }

/** The state of a lower and an upper bound, and of including items without a number (S13). */
export function useRangeField(options: RangeFieldOptions) {
  const { defaultValue = openRange, minValue, maxValue, isDisabled } = options
  const [value, setValue] = useControlledState(options.value, defaultValue, options.onChange)
  const id = useId()
  const boundProps = (side: keyof NumberRange) => ({
    minValue,
    maxValue,
    isDisabled,
    isInvalid: options.isInvalid,
    value: value[side],
    onChange: (next: number | null) => setValue({ ...value, [side]: next }),
  })
  return {
    value,
    /** The props of the `fieldset` around both bounds. */
    groupProps: { 'aria-labelledby': id },
    /** The props of the element that names the group. */
    labelProps: { id },
    /** The props of the number field for the lower bound. */
    minProps: boundProps('min'),
    /** The props of the number field for the upper bound. */
    maxProps: boundProps('max'),
    /** The props of the checkbox that includes items without a number. */
    unspecifiedProps: {
      isSelected: options.allowsUnspecified,
      defaultSelected: options.defaultAllowsUnspecified ?? true,
      onChange: options.onAllowsUnspecifiedChange,
      isDisabled,
    },
  }
}
