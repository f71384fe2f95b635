import { useIntl } from 'react-intl'
import { title } from '../../styles/text.css'
import { useTitle } from '../../routing/useTitle'
import { LimitedAccessCard } from '../limitedAccess/LimitedAccessCard'
import { messages } from './Login.messages'
import * as css from './Login.css'
import { LoginCard } from './LoginCard'
import { SessionNotices } from './SessionNotices'

/**
 * The forms for login and for limited access (a few projects without a subscription) side by side. A
 * logged-out visitor sees them instead of a project (L02).
 */
export function ProjectLoginScreen() {
  const { formatMessage } = useIntl()
  useTitle(formatMessage(messages.projectTitle))
  return (
    <div className={css.wide}>
      <h1 className={title}>{formatMessage(messages.projectTitle)}</h1>
      <SessionNotices />
      <div className={css.ways}>
        <LoginCard hasTitle />
        <LimitedAccessCard />
      </div>
    </div>
  )
}
