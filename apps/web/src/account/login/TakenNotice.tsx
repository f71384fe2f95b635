import { Alert } from '@spadestik/ui/Alert'
import { useIntl } from 'react-intl'
import { DraftNotice } from './DraftNotice'
import { messages } from './Login.messages'

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
