import { may } from '@spadestik/domain/access'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useIntl } from 'react-intl'
import { useToday } from '../api/updates'
import { Resource } from '../resources/Resource'
import { useCaller } from '../session/SessionContext'
import { DeadlinesPart } from './DeadlinesPart'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'
import { UnseenPart } from './UnseenPart'

/**
 * Shows the next deadlines, the changes on the user's lists, and what the user's agents (saved searches) have
 * found. The user can dismiss deadlines, and mark changes and matches as seen (D04).
 */
export function TodayOverview() {
  const intl = useIntl()
  const { formatMessage } = intl
  const canReadDeadlines = may(useCaller(), 'readPaidDetails')
  const today = useToday()
  const isLoading = today.data === undefined && today.error === undefined
  return (
    <Card title={formatMessage(messages.title)} isTitleOutside aria-busy={isLoading || undefined}>
      <Resource
        resource={today}
        placeholder={
          <div className={css.waiting}>
            <Skeleton lines={5} lineHeight={36} />
          </div>
        }
      >
        {({ deadlines, changes, changeCount, matches, matchCount }) => {
          const hiddenChanges = changeCount - changes.length
          const hiddenMatches = matchCount - matches.length
          return (
            <div className={css.parts}>
              {canReadDeadlines && <DeadlinesPart tenders={deadlines} />}
              <UnseenPart
                title={formatMessage(messages.changes)}
                items={changes}
                none={formatMessage(messages.noChanges)}
                more={hiddenChanges > 0 ? formatMessage(messages.more, { count: hiddenChanges }) : null}
              />
              <UnseenPart
                title={formatMessage(messages.matches)}
                items={matches}
                none={formatMessage(messages.noMatches)}
                more={
                  hiddenMatches > 0 ? formatMessage(messages.moreMatches, { count: hiddenMatches }) : null
                }
                renderDetail={({ agentNames }) =>
                  formatMessage(messages.foundBy, { names: intl.formatList(agentNames) })
                }
              />
            </div>
          )
        }}
      </Resource>
    </Card>
  )
}
