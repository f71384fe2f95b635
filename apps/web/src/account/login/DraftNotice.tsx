import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { hasDrafts } from '../../session/storedDrafts'
import { messages } from './Login.messages'

/** Says that unsaved text was kept when the session ended. */
export function DraftNotice() {
  const { formatMessage } = useIntl()
  return hasDrafts() && <Alert tone="info">{formatMessage(messages.draftKept)}</Alert>
}
