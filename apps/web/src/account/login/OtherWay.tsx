import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { CompanySignIn } from './CompanySignIn'
import { messages } from './CompanySignIn.messages'
import { ForgottenPasswordForm } from './ForgottenPasswordForm'
import { messages as loginMessages } from './Login.messages'

export interface OtherWayProps {
  form: 'forgotten' | 'company'
  /** The address that was typed into the login form. */
  username: string
  onBack: () => void
}

/** The form that replaces the login form, for a forgotten password or for a login at the company (A01). */
export function OtherWay({ form, username, onBack }: OtherWayProps) {
  const { formatMessage } = useIntl()
  return (
    <Card title={formatMessage(form === 'company' ? messages.title : loginMessages.forgottenTitle)}>
      {form === 'company' ? (
        <CompanySignIn email={username} onBack={onBack} />
      ) : (
        <ForgottenPasswordForm username={username} onBack={onBack} />
      )}
    </Card>
  )
}
