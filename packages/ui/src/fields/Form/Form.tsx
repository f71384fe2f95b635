import type { FormEvent, ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { FormError } from '../../feedback/ErrorSummary/ErrorSummary'
import { ErrorSummary } from '../../feedback/ErrorSummary/ErrorSummary'
import { CheckedByBrowser } from '../Field/CheckedByBrowser'
import * as css from './Form.css'
import { formMessages as messages } from './Form.messages'
import type { RefusedField } from './joinErrors'
import { joinErrors } from './joinErrors'
import { refusedByBrowser } from './refusedByBrowser'

/** The props of a form. */
export interface FormProps {
  children: ReactNode
  /** All current errors in the order of the fields, including those that are not shown yet. */
  errors?: readonly FormError[]
  /** Called if neither `errors` nor the browser's validation finds an error. */
  onSubmit: () => void
  /**
   * Called with all errors when a submission is rejected, so that the fields may show them from now on.
   * Includes the errors of the browser.
   */
  onRefuse?: (errors: readonly FormError[]) => void
  /** Blocks submitting while true. */
  isSubmitting?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
}

const noErrors: readonly FormError[] = []

/**
 * Submits its fields if the browser's validation passes and `errors` is empty. Otherwise moves the focus to a
 * summary whose lines link to the fields (V01).
 */
export function Form({
  children,
  errors = noErrors,
  onSubmit,
  onRefuse,
  isSubmitting = false,
  ...naming
}: FormProps) {
  const { formatMessage } = useIntl()
  const summary = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const wordsOf = (control: { validity: ValidityState; validationMessage: string }) => {
    if (control.validity.valueMissing) return formatMessage(messages.valueMissing)
    return control.validity.typeMismatch ? formatMessage(messages.typeMismatch) : control.validationMessage
  }
  // The summary can take the focus only once it is rendered.
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The form of a nested dialog bubbles through React, though not through the DOM.
    event.stopPropagation()
    if (isSubmitting) return
    const refusedNow = refusedByBrowser(event.currentTarget, wordsOf)
    setRefused(refusedNow)
    if (errors.length + refusedNow.length === 0) {
      setRefusals(0)
      onSubmit()
    } else {
      setRefusals((count) => count + 1)
      onRefuse?.(joinErrors(errors, refusedNow))
    }
  }
  const checkAgain = (event: FormEvent<HTMLFormElement>) => {
    if (refusals > 0) setRefused(refusedByBrowser(event.currentTarget, wordsOf))
  }
  return (
    <CheckedByBrowser value>
      <form
        {...naming}
        noValidate
        className={css.form}
        aria-busy={isSubmitting || undefined}
        onSubmit={submit}
        onInput={checkAgain}
      >
        {refusals > 0 && <ErrorSummary ref={summary} errors={joinErrors(errors, refused)} />}
        {children}
      </form>
    </CheckedByBrowser>
  )
}
