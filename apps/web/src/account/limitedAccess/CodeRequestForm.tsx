import { limits } from '@spadestik/domain/limits'
import type { LimitedAccessError } from '@spadestik/domain/session'
import { emailProblem, limitedAccessProblems } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Form } from '@spadestik/ui/Form'
import { Link } from '@spadestik/ui/Link'
import { TextField } from '@spadestik/ui/TextField'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { soft } from '../../styles/text.css'
import { useFormFields } from '../../forms/useFormFields'
import { messages } from './LimitedAccess.messages'

interface CodeRequestFormProps {
  isNew: boolean
  /** The initial e-mail address. If it is not empty, the e-mail field receives the focus. */
  mail: string
  error: LimitedAccessError | null
  isSending: boolean
  onToggle: () => void
  onSubmit: (name: string, mail: string) => void
}

export function CodeRequestForm(props: CodeRequestFormProps) {
  const { isNew, mail, error, isSending, onToggle, onSubmit } = props
  const { formatMessage } = useIntl()
  const mailField = useRef<HTMLInputElement>(null)
  // Focus the e-mail field, because the link that opened this form had the focus and is gone now.
  useEffect(() => {
    if (mail !== '') mailField.current?.focus()
  }, [mail])
  const { values, field, form } = useFormFields(useState({ name: '', mail }), {
    check: (typed) => {
      if (isNew) return limitedAccessProblems(typed)
      const problem = emailProblem(typed.mail)
      return problem === null ? {} : { mail: problem }
    },
    labels: { name: formatMessage(messages.name), mail: formatMessage(messages.mail) },
    live: 'onlyOnValid',
  })
  return (
    <Form
      {...form}
      aria-label={formatMessage(messages.title)}
      isSubmitting={isSending}
      onSubmit={() => onSubmit(values.name.trim(), values.mail.trim())}
    >
      <p className={soft}>
        {isNew
          ? formatMessage(messages.text, { count: limits.limitedViews })
          : formatMessage(messages.existingText)}
      </p>
      {error !== null && <Alert tone="error">{formatMessage(messages[error])}</Alert>}
      {isNew && <TextField {...field('name')} autoComplete="name" isRequired />}
      <TextField {...field('mail')} inputRef={mailField} type="email" autoComplete="email" isRequired />
      <Button type="submit" isFullWidth isPending={isSending}>
        {formatMessage(messages.getCode)}
      </Button>
      <div>
        <Link onPress={onToggle}>{formatMessage(isNew ? messages.toExisting : messages.toNew)}</Link>
      </div>
    </Form>
  )
}
