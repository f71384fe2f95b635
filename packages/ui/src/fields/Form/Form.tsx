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

/** Fields that are sent together. */
export interface FormProps {
  children: ReactNode
  /** What is wrong with the fields now, in their order, whether it is shown yet or not. */
  errors?: readonly FormError[]
  /** Called when neither `errors` nor the browser's own check finds anything wrong. */
  onSubmit: () => void
  /**
   * Called with all that is wrong when a submission was refused, so that the fields may show their errors from now
   * on; what the browser alone refused is among it.
   */
  onRefuse?: (errors: readonly FormError[]) => void
  /** While true the form cannot be sent again. */
  isSubmitting?: boolean
  'aria-label'?: string
  'aria-labelledby'?: string
}

const noErrors: readonly FormError[] = []

/**
 * Sends its fields when the browser's validity check passes and no error is given to it; a refused submission
 * moves the focus to a summary whose lines lead into the fields.
 *
 * @source specification 5
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
  // The focus is the browser's: it can move to the summary only once that is on the page.
  useEffect(() => {
    if (refusals > 0) summary.current?.focus()
  }, [refusals])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A form inside a dialog of another form bubbles through React, not through the page.
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
