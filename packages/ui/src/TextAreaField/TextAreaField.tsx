import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { Field, fieldClassName } from '../Field/Field'
import { classNames } from '../styles/classNames'
import { control } from '../styles/control.css'
import type { TextFieldProps } from '../TextField/TextField'
import * as css from './TextAreaField.css'

/** Several lines of typed text. */
export interface TextAreaFieldProps extends Omit<TextFieldProps, 'type' | 'before' | 'after' | 'inputRef'> {
  /** Lines shown before it scrolls. @default 3 @source specification 5 */
  rows?: number
}

/** Takes text of several lines. */
export function TextAreaField({
  label,
  isLabelHidden,
  description,
  errorMessage,
  placeholder,
  rows = 3,
  ...rest
}: TextAreaFieldProps) {
  return (
    <AriaTextField
      {...rest}
      isInvalid={rest.isInvalid ?? Boolean(errorMessage)}
      validationBehavior="aria"
      className={fieldClassName}
    >
      <Field {...{ label, isLabelHidden, description, errorMessage }} isRequired={rest.isRequired}>
        <TextArea rows={rows} placeholder={placeholder} className={classNames(control, css.area)} />
      </Field>
    </AriaTextField>
  )
}
