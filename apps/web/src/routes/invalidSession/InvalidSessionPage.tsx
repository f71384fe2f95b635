import { Alert } from '@spadestik/ui/Alert'
import { Card } from '@spadestik/ui/Card'
import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { Frame } from '../../app/Frame'
import { paths } from '../../app/paths'
import * as text from '../../app/text.css'
import { messages } from '../../login/Login.messages'
import { LoginForm } from '../../login/LoginForm'
import * as css from '../../login/LoginForm.css'
import { useSession } from '../../session/SessionContext'

/** Says that another person has logged in with the account, and offers to take it back. */
export function InvalidSessionPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  if (state.status === 'signedIn') return <Navigate to={paths.dashboard} replace />
  return (
    <Frame title={formatMessage(messages.takenTitle)} width="narrow">
      <div className={css.screen}>
        <h1 className={text.title}>{formatMessage(messages.takenTitle)}</h1>
        <Alert tone="warning">{formatMessage(messages.taken)}</Alert>
        <Card>
          <LoginForm />
        </Card>
      </div>
    </Frame>
  )
}
