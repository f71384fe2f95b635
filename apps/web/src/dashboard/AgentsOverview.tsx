import { may } from '@spadestik/domain/access'
import type { Agent } from '@spadestik/domain/agents'
import { isUnsubscribed, overviewRows, timingOf } from '@spadestik/domain/agents'
import { limits } from '@spadestik/domain/limits'
import { isShared } from '@spadestik/domain/sharing'
import { Badge } from '@spadestik/ui/Badge'
import { Button } from '@spadestik/ui/Button'
import { Card } from '@spadestik/ui/Card'
import { EmptyState } from '@spadestik/ui/EmptyState'
import { IconButton } from '@spadestik/ui/IconButton'
import { Link } from '@spadestik/ui/Link'
import { LinkButton } from '@spadestik/ui/LinkButton'
import type { ResultColumn } from '@spadestik/ui/ResultTable'
import { ResultTable } from '@spadestik/ui/ResultTable'
import { BellRing, CalendarSync, Plus, Settings2 } from 'lucide-react'
import { useState } from 'react'
import { FormattedNumber, useIntl } from 'react-intl'
import { LazyCalendarFeedDialog } from '../account/calendar/LazyCalendarFeedDialog'
import type { AgentDialog } from '../agents/AgentDialog'
import { agentPath } from '../agents/agentPath'
import { useAgentWords } from '../agents/useAgentWords'
import { LazyAgentDialogs } from '../agents/LazyAgentDialogs'
import { paths } from '../routing/paths'
import { Resource } from '../resources/Resource'
import { small } from '../styles/text.css'
import { knownOr } from '../api/cache/knownOr'
import { useAgents } from '../api/agents'
import { useOpenExplanation, usePaywall } from '../item/ItemActionsContext'
import { useCaller } from '../session/SessionContext'
import * as css from './DashboardPage.css'
import { itemTypeMessages, messages as itemMessages } from '../item/Items.messages'
import { mailTimeMessages, messages } from './AgentsOverview.messages'

type Statistic = 'totalResults' | 'monthlyResults' | 'dailyResults'

const statistic = (id: Statistic, header: string, hideBelow?: ResultColumn<Agent>['hideBelow']) =>
  ({
    id,
    header,
    align: 'end',
    isOneLine: true,
    ...(hideBelow !== undefined && { hideBelow }),
    cell: ({ statistics }) => (statistics === null ? '–' : <FormattedNumber value={statistics[id]} />),
  }) satisfies ResultColumn<Agent>

/** The user's agents (saved searches) with their statistics. At first five are shown (D01). */
export function AgentsOverview() {
  const { formatMessage } = useIntl()
  const agents = useAgents({ hasStatistics: true })
  const all = knownOr(agents.data, [])
  const [isExpanded, setExpanded] = useState(false)
  const [dialog, openDialog] = useState<AgentDialog>(null)
  const [followed, setFollowed] = useState<Agent | null>(null)
  const caller = useCaller()
  const openExplanation = useOpenExplanation()
  const { openPaywallFor } = usePaywall()
  const wordsOf = useAgentWords()
  const kindOf = (agent: Agent) => {
    const type = formatMessage(itemTypeMessages[agent.type])
    const words = wordsOf(agent)
    return words === null ? type : formatMessage(messages.typeAndWords, { type, words })
  }
  const closeDialog = () => openDialog(null)

  const columns: ResultColumn<Agent>[] = [
    {
      id: 'name',
      header: formatMessage(messages.agent),
      isRowHeader: true,
      width: '44%',
      cell: (agent) => (
        <>
          <Link variant="strong" href={agentPath(agent)}>
            <bdi>{agent.name}</bdi>
          </Link>
          <div className={small}>
            {kindOf(agent)}{' '}
            {isShared(agent) && <Badge tone="shared">{formatMessage(itemMessages.shared)}</Badge>}{' '}
            {isUnsubscribed(agent) && <Badge>{formatMessage(itemMessages.unsubscribed)}</Badge>}
          </div>
        </>
      ),
    },
    {
      id: 'mail',
      header: formatMessage(messages.mail),
      isOneLine: true,
      hideBelow: 600,
      cell: (agent) => formatMessage(mailTimeMessages[timingOf(agent)]),
    },
    statistic('totalResults', formatMessage(messages.total), 700),
    statistic('monthlyResults', formatMessage(messages.month), 460),
    statistic('dailyResults', formatMessage(messages.day)),
    {
      id: 'actions',
      header: formatMessage(messages.actions),
      isHeaderHidden: true,
      align: 'end',
      cell: (agent) => (
        <>
          {agent.type !== 'company' && (
            <IconButton
              icon={CalendarSync}
              label={formatMessage(agent.type === 'project' ? messages.news : messages.calendar, {
                name: agent.name,
              })}
              onPress={() =>
                may(caller, 'exportCalendar') ? setFollowed(agent) : openPaywallFor('exportCalendar')
              }
            />
          )}
          <IconButton
            icon={Settings2}
            label={formatMessage(messages.settings, { name: agent.name })}
            onPress={() => openDialog({ kind: 'settings', agent })}
          />
        </>
      ),
    },
  ]

  const table = (
    <ResultTable
      label={formatMessage(messages.agents)}
      columns={columns}
      rows={overviewRows(all, isExpanded, limits.overviewRows)}
      getRowId={({ type, id }) => `${type} ${id}`}
      isLoading={agents.data === undefined}
      skeletonCount={limits.overviewRows}
      emptyState={
        <EmptyState
          icon={BellRing}
          title={formatMessage(messages.none)}
          actions={<LinkButton href={paths.blankSearch}>{formatMessage(messages.create)}</LinkButton>}
        >
          {formatMessage(messages.noneText)}
        </EmptyState>
      }
    />
  )
  return (
    <Card
      title={formatMessage(messages.agents)}
      note={all.length || undefined}
      isTitleOutside
      isFlush={agents.error === undefined}
      actions={
        <div className={css.actions}>
          {all.length > 0 && (
            <Button variant="quiet" size="small" onPress={() => openExplanation(null)}>
              {formatMessage(messages.explain)}
            </Button>
          )}
          {all.length > limits.overviewRows && (
            <Button variant="quiet" size="small" onPress={() => setExpanded(!isExpanded)}>
              {formatMessage(isExpanded ? messages.seeLess : messages.seeMore)}
            </Button>
          )}
          <LinkButton size="small" icon={Plus} href={paths.blankSearch}>
            {formatMessage(messages.create)}
          </LinkButton>
        </div>
      }
    >
      <Resource resource={agents} placeholder={table}>
        {() => table}
      </Resource>
      <LazyAgentDialogs dialog={dialog} onClose={closeDialog} onSaved={closeDialog} onDeleted={closeDialog} />
      {followed !== null && (
        <LazyCalendarFeedDialog
          source={{ listId: null, agentId: followed.id }}
          name={followed.name}
          isNewsOnly={followed.type === 'project'}
          onClose={() => setFollowed(null)}
        />
      )}
    </Card>
  )
}
