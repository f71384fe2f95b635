import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { limits } from '@spadestik/domain/limits'
import { Card } from '@spadestik/ui/Card'
import { Link } from '@spadestik/ui/Link'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { useIntl } from 'react-intl'
import { Deadline } from '../item/Deadline'
import { useToday } from '../api/updates'
import { ProblemView } from '../problems/view/ProblemView'
import { paths } from '../routing/paths'
import { useCaller } from '../session/SessionContext'
import { messages } from './TodayOverview.messages'
import * as css from './TodayOverview.css'
import { TodayPart } from './TodayPart'
import { UnseenPart } from './UnseenPart'

const deadlineRow = ({ id, name, place, nextDeadline }: Schemas['ProcurementSummary']) => (
  <li key={id} className={css.row}>
    <div className={css.name}>
      <Link variant="strong" href={paths.procurement(id)}>
        {name}
      </Link>
      {place !== null && <div className={css.detail}>{place}</div>}
    </div>
    <div className={css.date}>
      <Deadline day={nextDeadline} />
    </div>
  </li>
)

/**
 * The next deadlines and the changes on the user's lists, and what the user's agents have found (D04). What
 * agents have found leaves when it has been seen.
 */
export function TodayOverview() {
  const intl = useIntl()
  const { formatMessage } = intl
  const canReadDeadlines = may(useCaller(), 'readPaidDetails')
  const { data, error, mutate } = useToday()
  if (error !== undefined && data === undefined) {
    return <ProblemView problem={error} variant="part" onRetry={() => mutate()} />
  }
  if (data === undefined) {
    return (
      <Card title={formatMessage(messages.title)} isTitleOutside aria-busy>
        <div className={css.waiting}>
          <Skeleton lines={5} lineHeight={36} />
        </div>
      </Card>
    )
  }
  const { deadlines, changes, changeCount, matches, matchCount } = data
  const hiddenChanges = changeCount - changes.length
  const hiddenMatches = matchCount - matches.length
  return (
    <Card title={formatMessage(messages.title)} isTitleOutside>
      <div className={css.parts}>
        {canReadDeadlines && (
          <TodayPart
            title={formatMessage(messages.deadlines)}
            rows={deadlines}
            renderRow={deadlineRow}
            none={formatMessage(messages.noDeadlines, { days: limits.todayDays })}
          />
        )}
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
          more={hiddenMatches > 0 ? formatMessage(messages.moreMatches, { count: hiddenMatches }) : null}
          renderDetail={({ agentNames }) =>
            formatMessage(messages.foundBy, { names: intl.formatList(agentNames) })
          }
        />
      </div>
    </Card>
  )
}
