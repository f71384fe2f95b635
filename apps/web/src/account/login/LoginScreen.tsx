import { useIntl } from 'react-intl'
import { PageHead } from '../../frame/PageHead'
import { useTitle } from '../../routing/useTitle'
import { BookDemoSection } from '../../bookDemo/BookDemoSection'
import { messages } from './Login.messages'
import * as css from './Login.css'
import { LoginCard } from './LoginCard'
import { SessionNotices } from './SessionNotices'

/**
 * The login form above the form for booking a demo, shown instead of a page that needs a login (L01, L02).
 */
export function LoginScreen() {
  const { formatMessage } = useIntl()
  useTitle(formatMessage(messages.title))
  return (
    <div className={css.screen}>
      <PageHead title={formatMessage(messages.title)} lead={formatMessage(messages.lead)} />
      <SessionNotices />
      <LoginCard />
      <BookDemoSection />
    </div>
  )
}
