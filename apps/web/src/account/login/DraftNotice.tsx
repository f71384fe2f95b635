import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { hasDrafts } from '../../session/keptDrafts'
import { messages } from './Login.messages'

/** Says that what somebody was typing when their session ended is not lost. */
export function DraftNotice() {
  const { formatMessage } = useIntl()
  return hasDrafts() && <Alert tone="info">{formatMessage(messages.draftKept)}</Alert>
}
