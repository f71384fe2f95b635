import { Alert } from '@spadestik/ui/Alert'
import { Card } from '@spadestik/ui/Card'
import { lead, title } from '../app/text.css'
import { useIntl } from 'react-intl'
import { useTitle } from '../app/useTitle'
import { useSession } from '../session/SessionContext'
import { messages } from './Login.messages'
import { LoginForm } from './LoginForm'
import * as css from './LoginForm.css'

/** What stands in the place of a page that needs a login. */
export function LoginScreen() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  useTitle(formatMessage(messages.title))
  const reason = state.status === 'anonymous' ? state.reason : null
  return (
    <div className={css.screen}>
      <div className={css.heading}>
        <h1 className={title}>{formatMessage(messages.title)}</h1>
        <p className={lead}>{formatMessage(messages.lead)}</p>
      </div>
      {reason === 'ended' && <Alert tone="warning">{formatMessage(messages.ended)}</Alert>}
      {reason === 'rejected' && <Alert tone="warning">{formatMessage(messages.rejected)}</Alert>}
      <Card>
        <LoginForm />
      </Card>
    </div>
  )
}
