import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useIntl } from 'react-intl'
import { visuallyHidden } from '../../styles/visuallyHidden.css'
import * as css from './Field.css'
import { fieldMessages as messages } from './Field.messages'

/** The words around a field; every field component takes them. */
export interface FieldWords {
  label: ReactNode
  /** Whether the label is only read aloud, because the place already says it. */
  isLabelHidden?: boolean
  /** A hint below the field. */
  description?: ReactNode
  /** What is wrong with the value; its presence makes the field invalid. */
  errorMessage?: ReactNode
}

interface FieldProps extends FieldWords {
  /** A hint that is only read aloud, after the one that is seen. */
  hiddenDescription?: ReactNode
  isValid?: boolean
  isRequired?: boolean
  children: ReactNode
}

/** Stands inside a React Aria field and sets its label, the control, the hint and the error in their places. */
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
        {isRequired && (
          <span className={css.required} aria-hidden>
            *
          </span>
        )}
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

/** The column every field stands in. */
export const fieldClassName = css.field
