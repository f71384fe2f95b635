import { useId } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'

/** A lower and an upper bound. Null means that the range has no lower or no upper bound. */
export interface NumberRange {
  min: number | null
  max: number | null
}

/** The props for items without a value, which a range can include or leave out. */
export interface UnspecifiedProps {
  /** Whether the range includes items without a value, if the parent controls this. */
  allowsUnspecified?: boolean
  /**
   * Whether the range initially includes items without a value, if the parent does not control this. @default
   * true
   */
  defaultAllowsUnspecified?: boolean
  /** Called when the user includes or leaves out items without a value. */
  onAllowsUnspecifiedChange?: (isAllowed: boolean) => void
}

/** The options of `useRangeField`. */
export interface RangeFieldOptions extends ValueProps<NumberRange>, UnspecifiedProps {
  /**
   * Called with both bounds on Enter and when the focus leaves a field. The lower bound can be greater than
   * the upper bound. The parent must then swap them or show an error.
   */
  onChange?: (value: NumberRange) => void
  /** The smallest allowed number. It replaces a smaller number. */
  minValue?: number
  maxValue?: number
  /**
   * The distance between two allowed numbers, counted from `minValue`. A typed number is replaced by the
   * nearest allowed one, and the arrow keys change a number by this distance.
   */
  step?: number
  /** Whether users cannot use the field. */
  isDisabled?: boolean
  isInvalid?: boolean
}

const openRange: NumberRange = { min: null, max: null }

/**
 * Returns the state and the props of a number range, and of the checkbox that includes items without a number
 * (S13).
 */
export function useRangeField(options: RangeFieldOptions) {
  const { defaultValue = openRange, minValue, maxValue, step, isDisabled } = options
  const [value, setValue] = useControlledState(options.value, defaultValue, options.onChange)
  const id = useId()
  const boundProps = (side: keyof NumberRange) => ({
    minValue,
    maxValue,
    step,
    isDisabled,
    isInvalid: options.isInvalid,
    value: value[side],
    onChange: (next: number | null) => setValue({ ...value, [side]: next }),
  })
  return {
    value,
    /** The props of the `fieldset` around both number fields. */
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
