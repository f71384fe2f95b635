import type { WindowStatus } from '@spadestik/domain/deadlines'
import { limits } from '@spadestik/domain/limits'
import { Badge } from '@spadestik/ui/Badge'
import { useIntl } from 'react-intl'
import { small } from '../../styles/text.css'
import { messages } from '../ItemPage.messages'

/**
 * Shows whether a date window has ended, or how many days are left. Highlights an end within the next few
 * days.
 */
export function WindowState({ status }: { status: WindowStatus }) {
  const { formatMessage } = useIntl()
  const { state, days } = status
  if (state === 'over') return <span className={small}>{formatMessage(messages.windowOver)}</span>
  if (days === null) return null
  const words = formatMessage(messages.daysLeft, { days })
  return days <= limits.nearDeadlineDays ? (
    <Badge tone="near">{words}</Badge>
  ) : (
    <span className={small}>{words}</span>
  )
}
