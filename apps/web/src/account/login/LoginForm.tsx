import type { ProblemKind } from '@spadestik/api-client'
import { createSession } from '@spadestik/api-client'
import { loginProblems } from '@spadestik/domain/validation'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Checkbox } from '@spadestik/ui/Checkbox'
import { Form } from '@spadestik/ui/Form'
import { Link } from '@spadestik/ui/Link'
import { PasswordField } from '@spadestik/ui/PasswordField'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '../../api/client/ApiContext'
import { useFormFields } from '../../forms/useFormFields'
import { messages as problemMessages } from '../../problems/ProblemView.messages'
import { waitOf } from '../../problems/waitOf'
import { messages } from './Login.messages'
import * as css from './Login.css'
import { useLogin } from './useLogin'

function failureText(kind: ProblemKind) {
  if (kind === 'network') return messages.offline
  return kind === 'serverError' || kind === 'unexpected' ? messages.failed : messages.refused
}

interface LoginFormProps {
  onOther: (form: 'forgotten' | 'company', username: string) => void
}

export function LoginForm({ onOther }: LoginFormProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const login = useLogin()
  const [isRemembered, setRemembered] = useState(false)
  const { values, field, form, problem, submit } = useFormFields(useState({ username: '', password: '' }), {
    check: loginProblems,
    labels: { username: formatMessage(messages.username), password: formatMessage(messages.password) },
  })
  const username = values.username.trim()

  return (
    <Form
      {...form}
      aria-label={formatMessage(messages.title)}
      onSubmit={() =>
        void submit(() =>
          login(createSession(client, { body: { username, password: values.password } }), isRemembered),
        )
      }
    >
      {problem !== null && (
        <Alert tone="error">
          {problem.kind === 'tooManyRequests'
            ? formatMessage(problemMessages.tooManyText, waitOf(problem))
            : formatMessage(failureText(problem.kind))}
        </Alert>
      )}
      <TextField {...field('username')} type="email" autoComplete="username" isRequired />
      <PasswordField {...field('password')} autoComplete="current-password" isRequired />
      <div className={css.remember}>
        <Checkbox isSelected={isRemembered} onChange={setRemembered}>
          {formatMessage(messages.remember)}
        </Checkbox>
        <Link onPress={() => onOther('forgotten', username)}>{formatMessage(messages.forgotten)}</Link>
      </div>
      <Button type="submit" variant="primary" isFullWidth isPending={form.isSubmitting}>
        {formatMessage(messages.submit)}
      </Button>
      <Button isFullWidth onPress={() => onOther('company', username)}>
        {formatMessage(messages.company)}
      </Button>
    </Form>
  )
}
