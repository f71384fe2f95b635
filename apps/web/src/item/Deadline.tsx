import type { Schemas } from '@spadestik/api-client'
import { may } from '@spadestik/domain/access'
import { formatDate } from '@spadestik/domain/dates'
import { deadlineStatus } from '@spadestik/domain/deadlines'
import { Badge } from '@spadestik/ui/Badge'
import { Paywalled } from '@spadestik/ui/Paywalled'
import { useIntl } from 'react-intl'
import { today } from '../locale/today'
import { useCaller } from '../session/SessionContext'
import { usePaywall } from './ItemActionsContext'
import * as css from './Deadline.css'
import { messages } from './Items.messages'

interface DeadlineProps {
  of: Pick<Schemas['ProcurementSummary'], 'nextDeadline' | 'nextDeadlineWindow'>
  none?: string | null
  /** Where the kind of the deadline is written, such as 'Questions'. */
  windowPlacement?: 'below' | 'beside'
}

/**
 * The next deadline of a tender with its kind, highlighted if it is within the next few days. Users without a
 * paid subscription see a blurred placeholder (K02, S20).
 */
export function Deadline({ of, none = '–', windowPlacement = 'beside' }: DeadlineProps) {
  const { formatMessage } = useIntl()
  const { openPaywall } = usePaywall()
  const isLocked = !may(useCaller(), 'readPaidDetails')
  if (isLocked) {
    return (
      <Paywalled isLocked placeholder="00.00.0000" onPress={openPaywall}>
        {none}
      </Paywalled>
    )
  }
  const { nextDeadline: day, nextDeadlineWindow: window } = of
  if (day === null) return none
  const { days, isNear } = deadlineStatus(day, today())
  const date = formatDate(day)
  const near = days === 0 ? messages.dueToday : messages.daysLeft
  return (
    <span className={css.deadline[windowPlacement]}>
      {isNear ? <Badge tone="near">{formatMessage(near, { date, days })}</Badge> : <span>{date}</span>}
      {window && <span className={css.window}>{formatMessage(messages.window, { window })}</span>}
    </span>
  )
}
