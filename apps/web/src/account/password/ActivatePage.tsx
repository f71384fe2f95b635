import { activateUser } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router-dom'
import { messages } from '../Account.messages'
import { PasswordByLinkPage } from './PasswordByLinkPage'

/** Asks for the first password of a new account (A03). */
export function ActivatePage() {
  const { formatMessage } = useIntl()
  const { activateToken: token = '' } = useParams()
  return (
    <PasswordByLinkPage
      title={formatMessage(messages.activateTitle)}
      text={formatMessage(messages.activateText)}
      savedText={formatMessage(messages.activated)}
      save={(client, newPassword) => activateUser(client, { body: { newPassword, token } })}
    />
  )
}
