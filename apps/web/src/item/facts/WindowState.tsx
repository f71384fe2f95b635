import type { WindowStatus } from '@spadestik/domain/deadlines'
import { limits } from '@spadestik/domain/limits'
import { Badge } from '@spadestik/ui/Badge'
import { useIntl } from 'react-intl'
import { small } from '../../styles/text.css'
import { messages } from '../ItemPage.messages'
import * as css from './WindowState.css'

interface WindowStateProps {
  status: WindowStatus
  /**
   * Whether a near end is coloured text instead of a badge. In a long table, a badge in every row would draw
   * the eye away from the rest. @default false
   */
  isQuiet?: boolean
}

/**
 * Shows whether a date window has ended, or how many days are left. Highlights an end within the next few
 * days.
 */
export function WindowState({ status, isQuiet = false }: WindowStateProps) {
  const { formatMessage } = useIntl()
  const { state, days } = status
  if (state === 'over') return <span className={small}>{formatMessage(messages.windowOver)}</span>
  if (days === null) return null
  const words = formatMessage(messages.daysLeft, { days })
  if (days > limits.nearDeadlineDays) return <span className={small}>{words}</span>
  return isQuiet ? <span className={css.near}>{words}</span> : <Badge tone="near">{words}</Badge>
}
