import type { Schemas } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { useWebhooks } from '../../api/account/webhooks'
import { EndQuestion } from '../parts/EndQuestion'
import { messages } from './WebhookDialog.messages'

interface DeleteWebhookQuestionProps {
  webhook: Schemas['Webhook']
  onClose: () => void
  onEnded: () => void
}

/** Asks whether a webhook is to be deleted, and deletes it (O19). */
export function DeleteWebhookQuestion({ webhook: { id, name }, ...events }: DeleteWebhookQuestionProps) {
  const { formatMessage } = useIntl()
  const { remove } = useWebhooks()
  return (
    <EndQuestion
      title={formatMessage(messages.removeTitle, { name })}
      text={formatMessage(messages.removeText)}
      endLabel={formatMessage(messages.remove)}
      ended={formatMessage(messages.removed, { name })}
      end={() => remove(id)}
      {...events}
    />
  )
}
