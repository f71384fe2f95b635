import { useIntl } from 'react-intl'
import { title } from '../../styles/text.css'
import { useTitle } from '../../routing/useTitle'
import { LimitedAccessCard } from '../limitedAccess/LimitedAccessCard'
import { messages } from './Login.messages'
import * as css from './Login.css'
import { LoginCard } from './LoginCard'
import { SessionNotices } from './SessionNotices'

/** What stands in the place of a project for whoever is logged out: full login and limited access beside each other. @source specification 2 (Layout) */
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
