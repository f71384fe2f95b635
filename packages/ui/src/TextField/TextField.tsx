import type { ReactNode, Ref } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { control, controlInput } from '../styles/control.css'

/** One line of typed text. */
export interface TextFieldProps
  extends
    FieldWords,
    Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
    > {
  placeholder?: string
  /** What stands before or after the typed text inside the frame: a sign, a unit, a small button. */
  before?: ReactNode
  after?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Takes one line of text; the error given to it is tied to the input and read with it. */
export function TextField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  before,
  after,
  inputRef,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={rest.isRequired}>
        <Group
          className={control}
          role="presentation"
          isDisabled={rest.isDisabled}
          isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
          isReadOnly={rest.isReadOnly}
        >
          {before}
          <Input ref={inputRef} className={controlInput} placeholder={placeholder} />
          {after}
        </Group>
      </Field>
    </AriaTextField>
  )
}
