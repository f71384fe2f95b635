import type { ReactNode, Ref } from 'react'
import { use } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
import type { FieldWords } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { ValidSign } from '../Field/ValidSign'
import { control, controlInput } from '../../styles/control.css'

/** One line of typed text. */
export interface TextFieldProps
  extends
    FieldWords,
    Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'render' | 'validate' | 'validationBehavior'
    > {
  /** A hint that is only read aloud, after the one that is seen. */
  hiddenDescription?: ReactNode
  /** Whether the value is known to be in order: a quiet sign says so, and it is read with the field. */
  isValid?: boolean
  placeholder?: string
  /** What stands before or after the typed text inside the frame: a sign, a unit, a small button. */
  before?: ReactNode
  after?: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/**
 * Takes one line of text; the error given to it is tied to the input and read with it, and so is that it is valid.
 *
 * When to show either while somebody types is the caller's rule.
 *
 * @source specification 5
 */
export function TextField({
  label,
  isLabelHidden,
  description,
  hiddenDescription,
  errorMessage,
  isValid = false,
  placeholder,
  before,
  after,
  inputRef,
  ...rest
}: TextFieldProps) {
  const isChecked = use(CheckedByBrowser)
  const isInvalid = rest.isInvalid ?? Boolean(errorMessage)
  const showsValid = isValid && !isInvalid
  return (
    <AriaTextField {...rest} isInvalid={isInvalid} validationBehavior="aria" className={fieldClassName}>
      <Field
        {...{ label, isLabelHidden, description, hiddenDescription, errorMessage }}
        isRequired={rest.isRequired}
        isValid={showsValid}
      >
        <Group
          className={control}
          role="presentation"
          isDisabled={rest.isDisabled}
          isInvalid={isInvalid}
          isReadOnly={rest.isReadOnly}
        >
          {before}
          <Input
            ref={inputRef}
            className={controlInput}
            placeholder={placeholder}
            required={isChecked && rest.isRequired}
          />
          {showsValid && <ValidSign />}
          {after}
        </Group>
      </Field>
    </AriaTextField>
  )
}
