import { useIntl } from 'react-intl'
import { messages } from '../../account/Account.messages'
import { Frame } from '../../app/Frame'
import { lead, title } from '../../app/text.css'
import { BookDemoSection } from '../../bookDemo/BookDemoSection'
import * as css from '../../login/Login.css'
import { LoginCard } from '../../login/LoginCard'
import { useSession } from '../../session/SessionContext'

/** Says that a limited access has run out, and what can be done about it. @source specification 2 (Login-related screens) */
export function AccessExpiredPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  return (
    <Frame title={formatMessage(messages.expiredTitle)} width="narrow">
      <div className={css.screen}>
        <div className={css.heading}>
          <h1 className={title}>{formatMessage(messages.expiredTitle)}</h1>
          <p className={lead}>{formatMessage(messages.expiredText)}</p>
        </div>
        <BookDemoSection />
        {state.status !== 'signedIn' && <LoginCard hasTitle />}
      </div>
    </Frame>
  )
}
