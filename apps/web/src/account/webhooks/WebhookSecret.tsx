import { Alert } from '@spadestik/ui/Alert'
import { CopyField } from '@spadestik/ui/CopyField'
import { useIntl } from 'react-intl'
import { messages } from './WebhookForm.messages'

/** Shows the secret of a webhook, which the service sends only once (O19). */
export function WebhookSecret({ secret }: { secret: string }) {
  const { formatMessage } = useIntl()
  return (
    <>
      <Alert tone="warning">{formatMessage(messages.once)}</Alert>
      <CopyField
        isSelected
        label={formatMessage(messages.secret)}
        description={formatMessage(messages.secretHint)}
        value={secret}
        // Pages without HTTPS have no clipboard, so the call itself can fail.
        onCopy={async (text) => navigator.clipboard.writeText(text)}
      />
    </>
  )
}
