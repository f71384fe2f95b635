import { useIntl } from 'react-intl'
import type { RehearsalResult } from './Rehearsal'
import { rehearsalMessages as messages } from './Rehearsal.messages'

export function RehearsalSummary({ result }: { result: RehearsalResult }) {
  const { formatMessage } = useIntl()
  const { found, days, weeks } = result
  if (found.count === 0) return formatMessage(messages.none)
  if (found.perWeek === null) return formatMessage(messages.summaryFew, { count: found.count, days })
  const most = Math.max(...weeks.map(({ count }) => count))
  return formatMessage(messages.summary, { perWeek: found.perWeek, most })
}
