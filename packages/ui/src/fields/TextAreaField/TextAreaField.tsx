import { use } from 'react'
import { TextArea } from 'react-aria-components/TextArea'
import { TextField as AriaTextField } from 'react-aria-components/TextField'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
import { Field, fieldClassName } from '../Field/Field'
import { ValidSign } from '../Field/ValidSign'
import { classNames } from '../../styles/classNames'
import { control } from '../../styles/control.css'
import type { TextFieldProps } from '../TextField/TextField'
import * as css from './TextAreaField.css'

/** The props of a text area. */
export interface TextAreaFieldProps extends Omit<TextFieldProps, 'type' | 'before' | 'after' | 'inputRef'> {
  /** The number of visible lines. @default 3 */
  rows?: number
}

/** A field for text of several lines. */
export function TextAreaField({
  label,
  isLabelHidden,
  description,
  hiddenDescription,
  errorMessage,
  isValid = false,
  placeholder,
  rows = 3,
  className,
  ...root
}: TextAreaFieldProps) {
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
        <div className={css.place}>
          <TextArea
            rows={rows}
            placeholder={placeholder}
            required={isChecked && root.isRequired}
            // Firefox reports an empty required input as invalid before its first use. An explicit value prevents that.
            aria-invalid={(isChecked && root.isRequired) || isInvalid ? isInvalid : undefined}
            className={classNames(control, css.area)}
          />
          {showsValid && (
            <span className={css.valid}>
              <ValidSign />
            </span>
          )}
        </div>
      </Field>
    </AriaTextField>
  )
}
