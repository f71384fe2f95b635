import { Card } from '@spadestik/ui/Card'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { ForgottenPasswordForm } from './ForgottenPasswordForm'
import { messages } from './Login.messages'
import { LoginForm } from './LoginForm'

/** The login form, with a link to the form for a forgotten password (A01). */
export function LoginCard({ hasTitle = false }: { hasTitle?: boolean }) {
  const { formatMessage } = useIntl()
  const [forgottenBy, setForgottenBy] = useState<string | null>(null)
  if (forgottenBy !== null) {
    return (
      <Card title={formatMessage(messages.forgottenTitle)}>
        <ForgottenPasswordForm username={forgottenBy} onBack={() => setForgottenBy(null)} />
      </Card>
    )
  }
  return (
    <Card title={hasTitle && formatMessage(messages.title)}>
      <LoginForm onForgotten={setForgottenBy} />
    </Card>
  )
}
