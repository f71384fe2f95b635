import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { control, controlInput } from '../../styles/control.css'
import * as css from './NumberField.css'
import { classNames } from '../../styles/classNames'
import type { AriaRootProps } from '../../styles/RootProps'
import type { ValueProps } from '../../styles/StateProps'

/** The props of a number field. */
export interface NumberFieldProps
  extends
    FieldTexts,
    ValueProps<number | null>,
    Omit<
      AriaRootProps<AriaNumberFieldProps, HTMLDivElement>,
      'validate' | 'validationBehavior' | keyof ValueProps<number>
    > {
  /** The number, or null if the field is empty. */
  value?: number | null
  /**
   * Called on Enter and when the focus leaves the field. Receives the number, or null if the field is empty.
   */
  onChange?: (value: number | null) => void
  /** An example of a value. It disappears when the user types, so the field still needs a label. */
  placeholder?: string
  /** The unit that is shown after the number, such as m². */
  unit?: ReactNode
  /** Whether turning the mouse wheel scrolls the page instead of changing the number. @default true */
  isWheelDisabled?: boolean
}

/**
 * A field for a number, in the number format of the language. A typed number is reported on Enter or when the
 * focus leaves the field.
 */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  unit,
  value,
  defaultValue,
  onChange,
  // A user who scrolls the page with the pointer over a focused field does not mean to change the number.
  isWheelDisabled = true,
  className,
  ...root
}: NumberFieldProps) {
  const isInvalid = root.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaNumberField
      {...root}
      value={value === null ? Number.NaN : value}
      defaultValue={defaultValue ?? undefined}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      isWheelDisabled={isWheelDisabled}
      className={classNames(fieldClassName, className)}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={root.isRequired}>
        <Group className={control} isDisabled={root.isDisabled} isInvalid={isInvalid}>
          <Input className={controlInput} placeholder={placeholder} />
          {Boolean(unit) && <span className={css.unit}>{unit}</span>}
        </Group>
      </Field>
    </AriaNumberField>
  )
}
