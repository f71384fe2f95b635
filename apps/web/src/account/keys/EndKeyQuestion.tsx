import type { Schemas } from '@spadestik/api-client'
import { DeleteModal } from '@spadestik/ui/DeleteModal'
import { useIntl } from 'react-intl'
import { useApiKeys } from '../../api/account/apiKeys'
import { useDialogForm } from '../../forms/useDialogForm'
import { useSay } from '../../frame/toasts/ToastsContext'
import { messages } from './Keys.messages'

interface EndKeyQuestionProps {
  apiKey: Schemas['ApiKey']
  onClose: () => void
  onEnded: () => void
}

/** Asks whether a key is to end, and ends it (O11). */
export function EndKeyQuestion({ apiKey, onClose, onEnded }: EndKeyQuestionProps) {
  const { formatMessage } = useIntl()
  const { end } = useApiKeys()
  const say = useSay()
  const { submit, submission } = useDialogForm()
  const { id, name } = apiKey
  return (
    <DeleteModal
      isOpen
      data
      title={formatMessage(messages.endTitle, { name })}
      deleteLabel={formatMessage(messages.end)}
      {...submission}
      onClose={onClose}
      onDelete={() =>
        void submit(
          () => end(id),
          () => {
            say({ text: formatMessage(messages.ended, { name }), tone: 'success' })
            onEnded()
          },
        )
      }
    >
      {() => <p>{formatMessage(messages.endText)}</p>}
    </DeleteModal>
  )
}
