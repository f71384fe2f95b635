import type { ReactNode, Ref } from 'react'
import { use } from 'react'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import type { TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
import type { FieldTexts } from '../Field/Field'
import { Field, fieldClassName } from '../Field/Field'
import { ValidSign } from '../Field/ValidSign'
import { control, controlInput } from '../../styles/control.css'
import { classNames } from '../../styles/classNames'
import type { AriaRootProps } from '../../styles/RootProps'

/** The props of a text field. */
export interface TextFieldProps
  extends
    FieldTexts,
    Omit<AriaRootProps<AriaTextFieldProps, HTMLDivElement>, 'validate' | 'validationBehavior'> {
  /** A second hint that only screen readers announce, after the visible hint. */
  hiddenDescription?: ReactNode
  /**
   * Whether the value is known to be valid. The field then shows an icon, and screen readers announce that
   * the value is valid.
   */
  isValid?: boolean
  /** An example of a value. It disappears when the user types, so the field still needs a label. */
  placeholder?: string
  /** Content before the text, inside the border, such as an icon. */
  before?: ReactNode
  /** Content after the text, inside the border, such as a unit or a button. */
  after?: ReactNode
  /** A ref to the `input`. Use `ref` for the root element of the field. */
  inputRef?: Ref<HTMLInputElement>
}

/**
 * A field for one line of text. Screen readers announce its error, or that its value is valid.
 *
 * The parent decides when to show the error or the icon while the user types (V01).
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
  className,
  ...root
}: TextFieldProps) {
  const isChecked = use(CheckedByBrowser)
  const isInvalid = root.isInvalid ?? Boolean(errorMessage)
  const showsValid = isValid && !isInvalid
  return (
    <AriaTextField
      {...root}
      isInvalid={isInvalid}
      validationBehavior="aria"
      className={classNames(fieldClassName, className)}
    >
      <Field
        {...{ label, isLabelHidden, description, hiddenDescription, errorMessage }}
        isRequired={root.isRequired}
        isValid={showsValid}
      >
        <Group
          className={control}
          role="presentation"
          isDisabled={root.isDisabled}
          isInvalid={isInvalid}
          isReadOnly={root.isReadOnly}
        >
          {before}
          <Input
            ref={inputRef}
            className={controlInput}
            placeholder={placeholder}
            required={isChecked && root.isRequired}
            // Firefox reports an empty required input as invalid before its first use. An explicit value prevents that.
            aria-invalid={(isChecked && root.isRequired) || isInvalid ? isInvalid : undefined}
          />
          {showsValid && <ValidSign />}
          {after}
        </Group>
      </Field>
    </AriaTextField>
  )
}
