import type { Schemas } from '@spadestik/api-client'
import type { MailTime } from '@spadestik/domain/agents'
import { weeklyRate } from '@spadestik/domain/agents'
import type { AlertKinds } from '@spadestik/domain/alerts'
import { alertKindsBody } from '@spadestik/domain/alerts'
import { dayAt, formatDate } from '@spadestik/domain/dates'
import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import type { RehearsalResult } from '@spadestik/ui/Rehearsal'
import { Rehearsal } from '@spadestik/ui/Rehearsal'
import type { IntlShape } from 'react-intl'
import { useIntl } from 'react-intl'
import { useRehearsal } from '../api/agents'
import { useAppLocale } from '../locale/LocaleContext'
import { paths } from '../routing/paths'
import { conditionLabel } from './conditions/askedTexts'

function toResult(
  intl: IntlShape,
  timeZone: string,
  itemType: SearchCriteria['itemType'],
  {
    from,
    days,
    count,
    weeks,
    latest,
    alreadyFound,
    mails,
    withoutFilter,
    isSampled,
  }: Schemas['AgentRehearsal'],
): RehearsalResult {
  const rateOf = (total: number) => ({ count: total, perWeek: weeklyRate(total, days) })
  const found = weeks.reduce((sum, week) => sum + week.count, 0)
  return {
    days,
    since: days < limits.rehearsalDays ? formatDate(from) : null,
    found: { count, perWeek: weeklyRate(found, days) },
    weeks: weeks.map((week) => ({ from: formatDate(week.from), count: week.count })),
    latest: latest.map(({ changedAt, ...item }) => ({
      ...item,
      date: formatDate(dayAt(Date.parse(changedAt), timeZone)),
      href: paths[itemType](item.id),
    })),
    alreadyFound,
    mails: { always: rateOf(mails.always), daily: rateOf(mails.daily), weekly: rateOf(mails.weekly) },
    withoutFilter: withoutFilter.map((condition, index) => ({
      id: `${condition.name} ${index}`,
      label: conditionLabel(intl, condition),
      more: condition.more,
    })),
    isSampled,
  }
}

interface AgentRehearsalProps {
  search: SearchCriteria
  /** Null for a new agent. */
  agentId: number | null
  mailTime: MailTime
  /** How urgently the agent mails each kind of change. Undefined if every kind has its default. */
  alertKinds: AlertKinds | undefined
}

/** Shows which e-mails an agent (a saved search) would have sent in the last 90 days (W12). */
export function AgentRehearsal({ search, agentId, mailTime, alertKinds }: AgentRehearsalProps) {
  const intl = useIntl()
  const { domain } = useAppLocale()
  const { data, error, mutate } = useRehearsal(search, { agentId, ...alertKindsBody(alertKinds, 'agent') })
  return (
    <Rehearsal
      result={data && toResult(intl, domain.timeZone, search.itemType, data)}
      mailTime={mailTime}
      isFailed={data === undefined && error !== undefined}
      onRetry={() => void mutate()}
    />
  )
}
