import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { Frame } from '../frame/Frame'
import { PageHead } from '../frame/PageHead'
import { useSession } from '../session/SessionContext'
import { AgentsOverview } from './AgentsOverview'
import { ArticleStrip } from './ArticleStrip'
import { messages } from './Dashboard.messages'
import * as css from './DashboardPage.css'
import { lazyPart } from '../loading/lazyPart'
import { TodayOverview } from './TodayOverview'
import { ListsOverview } from './ListsOverview'

const EndedProduct = lazyPart(async () => (await import('./EndedProduct')).EndedProduct)

/** The start page of a user (D01, D02, D04). */
export function DashboardPage() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  const name = state.status === 'signedIn' ? state.user.name : ''
  const ended = state.status === 'signedIn' ? state.user.endedProduct : undefined
  return (
    <Frame title={formatMessage(messages.title)}>
      <div className={css.overviews}>
        <PageHead title={formatMessage(messages.greeting, { name })} />
        {ended !== undefined && (
          <Suspense>
            <EndedProduct product={ended} />
          </Suspense>
        )}
        <TodayOverview />
        <AgentsOverview />
        <ListsOverview />
        <ArticleStrip />
      </div>
    </Frame>
  )
}
