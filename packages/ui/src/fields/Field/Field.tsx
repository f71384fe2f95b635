import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Field.css'
import { fieldMessages as messages } from './Field.messages'
import { RequiredMark } from './RequiredMark'

/** The label, hint and error that every field component accepts. */
export interface FieldTexts {
  /**
   * The accessible name of the field. Keep it the same in every state of the field, because users look for
   * it.
   */
  label: ReactNode
  /**
   * Whether the label is hidden from view. Screen readers still announce it. Use this if the context shows
   * the label already.
   */
  isLabelHidden?: boolean
  /** A hint that is shown below the field. */
  description?: ReactNode
  /** The error message about the value. A field with an error is invalid. */
  errorMessage?: ReactNode
}

interface FieldProps extends FieldTexts {
  /** A second hint that only screen readers announce, after the visible hint. */
  hiddenDescription?: ReactNode
  /** Whether the value is known to be valid. Screen readers then announce this after the hints. */
  isValid?: boolean
  /** Whether the field must have a value. The label then has an asterisk. */
  isRequired?: boolean
  /** The control, such as an input of React Aria. */
  children: ReactNode
}

/** Arranges the label, control, hint and error of a field. Use this inside a React Aria field. */
export function Field({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  hiddenDescription,
  isValid = false,
  isRequired = false,
  children,
}: FieldProps) {
  const { formatMessage } = useIntl()
  const isDescribed = Boolean(description) || Boolean(hiddenDescription) || isValid
  return (
    <>
      <Label className={isLabelHidden ? visuallyHidden : css.label}>
        {label}
        {isRequired && <RequiredMark />}
      </Label>
      {children}
      {isDescribed && (
        <Text slot="description" className={description ? css.description : visuallyHidden}>
          {description}
          {Boolean(hiddenDescription) && <span className={visuallyHidden}> {hiddenDescription}</span>}
          {isValid && <span className={visuallyHidden}> {formatMessage(messages.valid)}</span>}
        </Text>
      )}
      <FieldError className={css.error}>{errorMessage}</FieldError>
    </>
  )
}

/** The class name of the element around a field. */
export const fieldClassName = css.field

/** The class name of the error of a field that is not inside a React Aria field. */
export const fieldErrorClassName = css.error
