import type { ReactNode } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { NumberFieldProps as AriaNumberFieldProps } from 'react-aria-components/NumberField'
import { NumberField as AriaNumberField } from 'react-aria-components/NumberField'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { control, controlInput } from '../../styles/control.css'
import * as css from './NumberField.css'

/** One number, or none. */
export interface NumberFieldProps
  extends
    FieldWords,
    Omit<
      AriaNumberFieldProps,
      | 'className'
      | 'style'
      | 'children'
      | 'render'
      | 'validate'
      | 'validationBehavior'
      | 'value'
      | 'onChange'
      | 'defaultValue'
    > {
  /** The number, or null where none is given. */
  value: number | null
  /** Called on Enter and on leaving the field, with null where it was emptied. */
  onChange: (value: number | null) => void
  placeholder?: string
  /** The unit shown after the number, such as m². */
  unit?: ReactNode
}

/** Takes a number written as the language writes it; applied on Enter or on leaving the field. */
export function NumberField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  unit,
  value,
  onChange,
  ...rest
}: NumberFieldProps) {
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={rest.isRequired}>
        <Group className={control} isDisabled={rest.isDisabled} isInvalid={isInvalid}>
          <Input className={controlInput} placeholder={placeholder} />
          {Boolean(unit) && <span className={css.unit}>{unit}</span>}
        </Group>
      </Field>
    </AriaNumberField>
  )
}
