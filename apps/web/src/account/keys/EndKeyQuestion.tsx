import type { Schemas } from '@spadestik/api-client'
import { useIntl } from 'react-intl'
import { useApiKeys } from '../../api/account/apiKeys'
import { EndQuestion } from '../parts/EndQuestion'
import { messages } from './Keys.messages'

interface EndKeyQuestionProps {
  apiKey: Schemas['ApiKey']
  onClose: () => void
  onEnded: () => void
}

/** Asks whether a key is to end, and ends it (O11). */
export function EndKeyQuestion({ apiKey: { id, name }, ...events }: EndKeyQuestionProps) {
  const { formatMessage } = useIntl()
  const { end } = useApiKeys()
  return (
    <EndQuestion
      title={formatMessage(messages.endTitle, { name })}
      text={formatMessage(messages.endText)}
      endLabel={formatMessage(messages.end)}
      ended={formatMessage(messages.ended, { name })}
      end={() => end(id)}
      {...events}
    />
  )
}
