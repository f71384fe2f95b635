import { CircleAlert } from 'lucide-react'
import type { MouseEvent } from 'react'
import { useId } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../graphics/Icon/Icon'
import * as css from './ErrorSummary.css'
import { errorSummaryMessages as messages } from './ErrorSummary.messages'
import { focusField } from './focusField'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The error of one field of a form. */
export interface FormError {
  /** The `id` or the `name` of the field. */
  fieldId: string
  /** The label of the field as plain text. */
  label: string
  message: string
}

/** The props of an error summary. */
export interface ErrorSummaryProps extends RootProps<HTMLElement> {
  /** The errors in the order of the fields. If there are none, nothing is rendered. */
  errors: readonly FormError[]
}

function follow(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  event.preventDefault()
  focusField(event.currentTarget.closest('form') ?? document.body, fieldId)
}

/**
 * Lists the errors of a form (V01). A press on an error moves the focus to its field. To move the focus to
 * the whole list, call `focus()` on the root element.
 */
export function ErrorSummary({ errors, className, ...root }: ErrorSummaryProps) {
  const { formatMessage } = useIntl()
  const id = useId()
  if (errors.length === 0) return null
  return (
    <section {...root} className={classNames(css.summary, className)} aria-labelledby={id} tabIndex={-1}>
      <span className={css.icon}>
        <Icon icon={CircleAlert} size={18} />
      </span>
      <div className={css.text}>
        <p id={id} className={css.title}>
          {formatMessage(messages.title, { count: errors.length })}
        </p>
        <ul className={css.list}>
          {errors.map(({ fieldId, label, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} className={css.link} onClick={(event) => follow(event, fieldId)}>
                {formatMessage(messages.line, { label, message })}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
