import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { useSession } from '../../session/SessionContext'
import { hasDrafts } from '../../session/storedDrafts'
import { messages } from './Login.messages'

const reasons = {
  ended: messages.ended,
  rejected: messages.rejected,
  otherVersion: messages.otherVersion,
  taken: messages.taken,
} as const

function DraftNotice() {
  const { formatMessage } = useIntl()
  return hasDrafts() && <Alert tone="info">{formatMessage(messages.draftKept)}</Alert>
}

/**
 * Explains why a login is needed: the session has ended, or a visitor with limited access may open only
 * projects. Also says that unsaved text was kept (Z03).
 */
export function SessionNotices() {
  const { formatMessage } = useIntl()
  const { state } = useSession()
  if (state.status === 'limited') return <Alert tone="info">{formatMessage(messages.limitedOnly)}</Alert>
  if (state.status !== 'anonymous' || state.reason === null) return null
  return (
    <>
      <Alert tone="warning">{formatMessage(reasons[state.reason])}</Alert>
      <DraftNotice />
    </>
  )
}

/** Says that another person has logged in with the account (W02). */
export function TakenNotice() {
  const { formatMessage } = useIntl()
  return (
    <>
      <Alert tone="warning">{formatMessage(messages.taken)}</Alert>
      <DraftNotice />
    </>
  )
}
