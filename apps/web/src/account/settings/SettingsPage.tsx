import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../../frame/Frame'
import { PageHead } from '../../frame/PageHead'
import { useSession } from '../../session/SessionContext'
import { lazyPart } from '../../loading/lazyPart'
import { KeysBox } from '../keys/KeysBox'
import { AboutYou } from './AboutYou'
import { CalendarBox } from './CalendarBox'
import { LanguageBox } from './LanguageBox'
import { NewsSetting } from './NewsSetting'
import { readImpersonation } from '../../session/storedIdentity'
import { PasswordBox } from './PasswordBox'
import { PersonalDataBox } from './PersonalDataBox'
import { messages } from './Settings.messages'
import * as css from './Settings.css'
import { SubscriptionBox } from './SubscriptionBox'

const WebhooksBox = lazyPart(async () => (await import('../webhooks/WebhooksBox')).WebhooksBox)
const ExportsBox = lazyPart(async () => (await import('../exports/ExportsBox')).ExportsBox)

/** The user's own settings: profile, news, calendar, password and subscription (U01). */
export function SettingsPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  // The session can end shortly before the login screen replaces this page.
  if (state.status !== 'signedIn') return null
  const { user } = state
  return (
    <Frame title={formatMessage(messages.title)} width="page">
      <div className={css.page}>
        <PageHead title={formatMessage(messages.title)} />
        <div className={css.columns}>
          <div className={css.column}>
            <AboutYou user={user} />
            <LanguageBox />
            <NewsSetting user={user} />
            <CalendarBox />
            <Suspense>
              <ExportsBox />
            </Suspense>
          </div>
          <div className={css.column}>
            <PasswordBox user={user} />
            <SubscriptionBox user={user} />
            {readImpersonation()?.userId !== user.id && (
              <>
                <KeysBox />
                <Suspense>
                  <WebhooksBox />
                </Suspense>
                <PersonalDataBox />
              </>
            )}
          </div>
        </div>
      </div>
    </Frame>
  )
}
