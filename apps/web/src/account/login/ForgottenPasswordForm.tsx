import { requestPasswordReset, unwrap } from '@spadestik/api-client'
import { limits } from '@spadestik/domain/limits'
import { forgottenPasswordProblems } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Form } from '@spadestik/ui/Form'
import { Link } from '@spadestik/ui/Link'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { soft } from '../../styles/text.css'
import { useApi } from '../../api/client/ApiContext'
import { useFormFields } from '../../forms/useFormFields'
import { useTimedNotice } from '../../forms/useTimedNotice'
import { messages } from './Login.messages'

interface ForgottenPasswordFormProps {
  username: string
  onBack: () => void
}

/**
 * Asks for the user's e-mail address, and sends a link for choosing a new password. The result is shown for
 * five seconds (A01).
 */
export function ForgottenPasswordForm({ username, onBack }: ForgottenPasswordFormProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { notice, show, hide } = useTimedNotice<'sent' | 'failed'>()
  const { values, field, form, submit } = useFormFields(useState({ email: username }), {
    check: forgottenPasswordProblems,
    labels: { email: formatMessage(messages.username) },
    live: 'onlyOnValid',
  })

  async function send(): Promise<void> {
    hide()
    const query = { email: values.email.trim() }
    const isSent = await submit(() => unwrap(requestPasswordReset(client, { query })))
    show(isSent ? 'sent' : 'failed', limits.passwordMailConfirmationMs)
  }

  return (
    <Form {...form} aria-label={formatMessage(messages.forgottenTitle)} onSubmit={() => void send()}>
      <p className={soft}>{formatMessage(messages.forgottenText)}</p>
      {notice === 'sent' && <Alert tone="success">{formatMessage(messages.restoreSent)}</Alert>}
      {notice === 'failed' && <Alert tone="error">{formatMessage(messages.failed)}</Alert>}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the link that was pressed */}
      <TextField {...field('email')} type="email" autoComplete="username" isRequired autoFocus />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSubmitting}>
        {formatMessage(messages.restore)}
      </Button>
      <div>
        <Link onPress={onBack}>{formatMessage(messages.backToLogin)}</Link>
      </div>
    </Form>
  )
}
