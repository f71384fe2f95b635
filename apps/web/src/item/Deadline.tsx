import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { deadlineStanding } from '@spadestik/domain/deadlines'
import { Badge } from '@spadestik/ui/Badge'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { today } from '../locale/today'
import { useCaller } from '../session/SessionContext'
import { useItemActions } from './ItemActionsContext'
import { messages } from './Items.messages'

interface DeadlineProps {
  day: string | null
  /** What stands where there is none ahead. */
  none?: string | null
}

/** When a tender must be answered; near deadlines stand out, and without a paid product none is shown. */
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
  const { days, isNear } = deadlineStanding(day, today())
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
