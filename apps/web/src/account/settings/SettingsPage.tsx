import { useIntl } from 'react-intl'
import { Frame } from '../../frame/Frame'
import { title } from '../../styles/text.css'
import { useSession } from '../../session/SessionContext'
import { AboutYou } from './AboutYou'
import { NewsSetting } from './NewsSetting'
import { PasswordBox } from './PasswordBox'
import { messages } from './Settings.messages'
import * as css from './Settings.css'
import { SubscriptionBox } from './SubscriptionBox'

/** What users set about themselves: who they are, their news, their password and their subscription. @source specification 2 (User settings) */
export function SettingsPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  // The route needs a login; between its end and the prompt there is nobody to set anything for.
  if (state.status !== 'signedIn') return null
  const { user } = state
  return (
    <Frame title={formatMessage(messages.title)} width="page">
      <div className={css.page}>
        <h1 className={title}>{formatMessage(messages.title)}</h1>
        <div className={css.columns}>
          <div className={css.column}>
            <AboutYou user={user} />
            <NewsSetting user={user} />
          </div>
          <div className={css.column}>
            <PasswordBox user={user} />
            <SubscriptionBox user={user} />
          </div>
        </div>
      </div>
    </Frame>
  )
}
