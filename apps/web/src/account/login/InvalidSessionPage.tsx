import { useIntl } from 'react-intl'
import { Navigate } from 'react-router-dom'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'
import * as text from '../../styles/text.css'
import { BookDemoSection } from '../../bookDemo/BookDemoSection'
import * as css from './Login.css'
import { messages } from './Login.messages'
import { LoginCard } from './LoginCard'
import { TakenNotice } from './SessionNotices'
import { useSession } from '../../session/SessionContext'

/**
 * Says that another person has logged in with the account. The login form below takes the account back (A05).
 */
export function InvalidSessionPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  if (state.status === 'signedIn') return <Navigate to={paths.dashboard} replace />
  return (
    <Frame title={formatMessage(messages.takenTitle)} width="narrow">
      <div className={css.screen}>
        <h1 className={text.title}>{formatMessage(messages.takenTitle)}</h1>
        <TakenNotice />
        <LoginCard />
        <BookDemoSection />
      </div>
    </Frame>
  )
}
