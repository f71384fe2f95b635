import { resetPassword } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { messages } from '../Account.messages'
import { PasswordByLinkPage } from './PasswordByLinkPage'

/** Asks for a new password that replaces a forgotten one (A02). */
export function ChangePasswordPage() {
  const { formatMessage } = useIntl()
  const { resetToken: token = '' } = useParams()
  return (
    <PasswordByLinkPage
      title={formatMessage(messages.changeTitle)}
      text={formatMessage(messages.changeText)}
      savedText={formatMessage(messages.savedLogIn)}
      save={(client, newPassword) => resetPassword(client, { body: { newPassword, token } })}
    />
  )
}
