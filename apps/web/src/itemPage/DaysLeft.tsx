import { deadlineStanding } from '@spadestik/domain/deadlines'
import { Badge } from '@spadestik/ui/Badge'
import { useIntl } from 'react-intl'
import { today } from '../app/today'
import { messages } from './ItemPage.messages'

/** How many days are left until a day, where those are few; `YYYY-MM-DD`. */
export function DaysLeft({ day }: { day: string }) {
  const { formatMessage } = useIntl()
  const { days, isNear } = deadlineStanding(day, today())
  return isNear && <Badge tone="near">{formatMessage(messages.daysLeft, { days })}</Badge>
}
