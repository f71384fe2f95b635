import { unwrap } from '@spadestik/api-client'
import { companySignInProblems } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Form } from '@spadestik/ui/Form'
import { Link } from '@spadestik/ui/Link'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { soft } from '../../styles/text.css'
import { useApi } from '../../api/client/ApiContext'
import { useScreen } from '../../loading/screenAt'
import { paths } from '../../routing/paths'
import { useFormFields } from '../../forms/useFormFields'
import { messages as problemMessages } from '../../problems/ProblemView.messages'
import { waitOf } from '../../problems/waitOf'
import { messages } from './CompanySignIn.messages'
import { messages as loginMessages } from './Login.messages'

const failures = {
  unknown: messages.unknown,
  away: messages.away,
  expired: messages.expired,
  refused: messages.refused,
  invalid: messages.invalid,
  unverified: messages.unverified,
  foreign: messages.foreign,
  account: messages.account,
  tooMany: messages.tooMany,
} as const

const textOf = (failure: string) =>
  Object.hasOwn(failures, failure) ? failures[failure as keyof typeof failures] : loginMessages.failed

interface CompanySignInFormProps {
  /** Why the last login failed, or null. */
  failure: string | null
  email: string
  onBack: () => void
}

/** Asks for the user's e-mail address at work, and leads to the login of the company (A01). */
export function CompanySignInForm({ failure: first, email, onBack }: CompanySignInFormProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { requireLogin } = useScreen()
  const [failure, setFailure] = useState(first)
  const { values, field, form, problem, submit } = useFormFields(useState({ email }), {
    check: companySignInProblems,
    labels: { email: formatMessage(messages.email) },
  })

  async function begin(): Promise<void> {
    setFailure(null)
    // A login form that is no substitute for a page leads to the dashboard (ADR 20).
    const path = requireLogin ? location.pathname + location.search + location.hash : paths.dashboard
    await submit(async () => {
      const body = { email: values.email.trim(), path }
      // As in `CompanySignIn`, so that other routes do not load it.
      const { address, failure: found } = await unwrap(client.POST('/company-sign-in', { body }))
      setFailure(found)
      if (address !== null) location.assign(address)
    })
  }

  return (
    <Form {...form} aria-label={formatMessage(messages.title)} onSubmit={() => void begin()}>
      <p className={soft}>{formatMessage(messages.text)}</p>
      {failure !== null && <Alert tone="error">{formatMessage(textOf(failure))}</Alert>}
      {problem !== null && (
        <Alert tone="error">
          {problem.kind === 'tooManyRequests'
            ? formatMessage(problemMessages.tooManyText, waitOf(problem))
            : formatMessage(problem.kind === 'network' ? loginMessages.offline : loginMessages.failed)}
        </Alert>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that was pressed */}
      <TextField {...field('email')} type="email" autoComplete="username" isRequired autoFocus />
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSubmitting}>
        {formatMessage(messages.submit)}
      </Button>
      <div>
        <Link onPress={onBack}>{formatMessage(loginMessages.backToLogin)}</Link>
      </div>
    </Form>
  )
}
