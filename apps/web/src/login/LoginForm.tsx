import type { ProblemKind } from '@spadestik/api-client'
import { Alert } from '@spadestik/ui/Alert'
import { Button } from '@spadestik/ui/Button'
import { Checkbox } from '@spadestik/ui/Checkbox'
import { PasswordField } from '@spadestik/ui/PasswordField'
import { TextField } from '@spadestik/ui/TextField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { messages } from './Login.messages'
import * as css from './LoginForm.css'
import { useLogin } from './useLogin'

/** Which text a failed login shows. @source specification 8 (Message texts) */
function failureText(kind: ProblemKind) {
  if (kind === 'network') return messages.offline
  return kind === 'serverError' || kind === 'unexpected' ? messages.failed : messages.refused
}

/** Asks for the account, and remembers it on request. */
export function LoginForm() {
  const { formatMessage } = useIntl()
  const { login, isPending, problem } = useLogin()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const missing = (text: string) =>
    isChecked && text.trim() === '' ? formatMessage(messages.required) : undefined

  function submit(): void {
    setChecked(true)
    if (username.trim() !== '' && password !== '' && !isPending) {
      void login({ username: username.trim(), password, isRemembered })
    }
  }

  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {problem !== null && <Alert tone="error">{formatMessage(failureText(problem.kind))}</Alert>}
      <TextField
        label={formatMessage(messages.username)}
        type="email"
        name="username"
        autoComplete="username"
        isRequired
        value={username}
        onChange={setUsername}
        errorMessage={missing(username)}
      />
      <PasswordField
        label={formatMessage(messages.password)}
        name="password"
        autoComplete="current-password"
        isRequired
        value={password}
        onChange={setPassword}
        errorMessage={missing(password)}
      />
      <Checkbox isSelected={isRemembered} onChange={setRemembered}>
        {formatMessage(messages.remember)}
      </Checkbox>
      <Button type="submit" variant="primary" isFullWidth isPending={isPending}>
        {formatMessage(messages.submit)}
      </Button>
    </form>
  )
}
