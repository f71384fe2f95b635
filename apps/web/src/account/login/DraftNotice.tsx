import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { hasDrafts } from '../../session/storedDrafts'
import { messages } from './Login.messages'

export function DraftNotice() {
  const { formatMessage } = useIntl()
  return hasDrafts() && <Alert tone="info">{formatMessage(messages.draftKept)}</Alert>
}
