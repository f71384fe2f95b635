import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'
import { ErrorSummary } from '../../feedback/ErrorSummary/ErrorSummary'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
import * as css from './Form.css'
import { formMessages as messages } from './Form.messages'
import type { InvalidField } from './joinErrors'
import { joinErrors } from './joinErrors'
import { findInvalidFields } from './findInvalidFields'
import { classNames } from '../../styles/classNames'
import type { RootProps } from '../../styles/RootProps'

/** The props of a form. */
export interface FormProps extends RootProps<HTMLFormElement> {
  /** The fields, and the buttons that submit the form. */
  children: ReactNode
  /** All current errors in the order of the fields, including errors that the fields do not show yet. */
  errors?: readonly FormError[]
  /** Called when the form is submitted, if `errors` is empty and the browser's validation finds no errors. */
  onSubmit: () => void
  /**
   * Called when the form is submitted with errors. Receives all errors, including those of the browser's
   * validation. From then on, show the errors at their fields.
   */
  onInvalid?: (errors: readonly FormError[]) => void
  /** Whether a submission is pending. The form cannot be submitted again meanwhile. */
  isSubmitting?: boolean
}

const noErrors: readonly FormError[] = []

/**
 * A form that is submitted only without errors: `errors` is empty and the browser's validation passes. With
 * errors, the focus moves to a summary that links to the invalid fields (V01).
 */
export function Form({
  children,
  errors = noErrors,
  onSubmit,
  onInvalid,
  isSubmitting = false,
  className,
  ...root
}: FormProps) {
  const { formatMessage } = useIntl()
  const summary = useRef<HTMLElement>(null)
  const [rejections, setRejections] = useState(0)
  const [invalid, setInvalid] = useState<readonly InvalidField[]>([])
  const messageOf = (control: { validity: ValidityState; validationMessage: string }) => {
    if (control.validity.valueMissing) return formatMessage(messages.valueMissing)
    return control.validity.typeMismatch ? formatMessage(messages.typeMismatch) : control.validationMessage
  }
  // The summary can receive the focus only after it is rendered.
  useEffect(() => {
    if (rejections > 0) summary.current?.focus()
  }, [rejections])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // Do not let React pass the event on to a surrounding form. A dialog can be a child of such a form in
    // React, although it is outside in the DOM.
    event.stopPropagation()
    if (isSubmitting) return
    const nowInvalid = findInvalidFields(event.currentTarget, messageOf)
    setInvalid(nowInvalid)
    if (errors.length + nowInvalid.length === 0) {
      setRejections(0)
      onSubmit()
    } else {
      setRejections((count) => count + 1)
      onInvalid?.(joinErrors(errors, nowInvalid))
    }
  }
  const checkAgain = (event: FormEvent<HTMLFormElement>) => {
    if (rejections > 0) setInvalid(findInvalidFields(event.currentTarget, messageOf))
  }
  return (
    <CheckedByBrowser value>
      <form
        {...root}
        noValidate
        className={classNames(css.form, className)}
        aria-busy={isSubmitting || undefined}
        onSubmit={submit}
        onInput={checkAgain}
      >
        {rejections > 0 && <ErrorSummary ref={summary} errors={joinErrors(errors, invalid)} />}
        {children}
      </form>
    </CheckedByBrowser>
  )
}
