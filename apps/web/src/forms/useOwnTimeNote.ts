import type { MailTime } from '@spadestik/domain/agents'
import { isUnsubscribed } from '@spadestik/domain/agents'
import { isShared } from '@spadestik/domain/sharing'
import { useIntl } from 'react-intl'
import { messages } from './OwnTime.messages'

interface Timed {
  readonly mailTime: MailTime
  readonly ownMailTime?: MailTime | null
  readonly paUserIds: readonly number[]
}

/**
 * Returns a note about the timing that the user has chosen in an e-mail for an agent (a saved search) or a
 * list. Returns undefined if there is nothing to explain (W08).
 */
export function useOwnTimeNote(stored: Timed | null): string | undefined {
  const { formatMessage } = useIntl()
  if (stored === null) return undefined
  if (isUnsubscribed(stored)) return formatMessage(messages.unsubscribed)
  const { mailTime, ownMailTime = null } = stored
  const hasOwn = ownMailTime !== null && ownMailTime !== mailTime && isShared(stored)
  return hasOwn ? formatMessage(messages.own, { mailTime }) : undefined
}
