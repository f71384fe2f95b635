import type { ReactNode } from 'react'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { visuallyHidden } from '../styles/visuallyHidden.css'
import * as css from './Field.css'

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

/** Stands inside a React Aria field and sets its label, the control, the hint and the error in their places. */
export function Field({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  children,
}: FieldWords & { isRequired?: boolean; children: ReactNode }) {
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
      {Boolean(description) && (
        <Text slot="description" className={css.description}>
          {description}
        </Text>
      )}
      <FieldError className={css.error}>{errorMessage}</FieldError>
    </>
  )
}

/** The column every field stands in. */
export const fieldClassName = css.field
