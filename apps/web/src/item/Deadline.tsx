import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { deadlineStatus } from '@spadestik/domain/deadlines'
import { Badge } from '@spadestik/ui/Badge'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { today } from '../locale/today'
import { useCaller } from '../session/SessionContext'
import { useItemActions } from './ItemActionsContext'
import { messages } from './Items.messages'

interface DeadlineProps {
  day: string | null
  none?: string | null
}

/**
 * The next deadline of a tender, highlighted if it is within the next few days. Users without a paid
 * subscription see a blurred placeholder (K02, S20).
 */
export function Deadline({ day, none = '–' }: DeadlineProps) {
  const { formatMessage } = useIntl()
  const { openPaywall } = useItemActions()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  if (isLocked) {
    return (
      <Paywalled isLocked placeholder="00.00.0000" onPress={openPaywall}>
        {none}
      </Paywalled>
    )
  }
  if (day === null) return none
  const { days, isNear } = deadlineStatus(day, today())
  if (!isNear) return <span>{formatDate(day)}</span>
  const date = formatDate(day)
  return (
    <Badge tone="near">
      {days === 0
        ? formatMessage(messages.dueToday, { date })
        : formatMessage(messages.daysLeft, { date, days })}
    </Badge>
  )
}
