import { LinkButton } from '@spadestik/ui/LinkButton'
import { useIntl } from 'react-intl'
import { messages } from '../Account.messages'
import { Frame } from '../../frame/Frame'
import { paths } from '../../routing/paths'
import { PageHead } from '../../frame/PageHead'
import { BookDemoSection } from '../../bookDemo/BookDemoSection'
import * as css from './Login.css'
import { LoginCard } from './LoginCard'
import { useSession } from '../../session/SessionContext'

/**
 * Shows how many more projects a visitor with limited access may open. A logged-in user may open any number
 * (A06).
 */
export function AccessExpiredPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  const isUser = state.status === 'signedIn'
  const views = state.status === 'limited' ? state.visitor.views : 0
  const [heading, text] = isUser
    ? [formatMessage(messages.unlimitedTitle), formatMessage(messages.unlimitedText)]
    : views > 0
      ? [formatMessage(messages.viewsLeftTitle, { count: views }), formatMessage(messages.viewsLeftText)]
      : [formatMessage(messages.expiredTitle), formatMessage(messages.expiredText)]
  return (
    <Frame title={heading} width="narrow">
      <div className={css.screen}>
        <PageHead title={heading} lead={text} />
        {isUser && (
          <div>
            <LinkButton href={paths.resumedSearch}>{formatMessage(messages.toSearch)}</LinkButton>
          </div>
        )}
        {!isUser && <BookDemoSection />}
        {!isUser && <LoginCard hasTitle />}
      </div>
    </Frame>
  )
}
