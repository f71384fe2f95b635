import { requestErasure, unwrap } from '@spadestik/api-client'
import { Modal } from '@spadestik/ui/Modal'
import { useIntl } from 'react-intl'
import { useApi } from '../../api/client/ApiContext'
import { useSubmission } from '../../forms/useSubmission'
import { messages } from './PersonalDataBox.messages'
import { messages as settings } from './Settings.messages'

export interface ErasureQuestionProps {
  onClose: () => void
  onAsked: () => void
}

/** Asks whether the user's account is to be erased, and sends the request (W06). */
export function ErasureQuestion({ onClose, onAsked }: ErasureQuestionProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { isPending, problem, submit } = useSubmission()
  return (
    <Modal
      isOpen
      data
      size="small"
      role="alertdialog"
      onClose={onClose}
      title={formatMessage(messages.erase)}
      submitLabel={formatMessage(messages.eraseSend)}
      submitVariant="danger"
      cancelLabel={formatMessage(settings.keep)}
      isSubmitting={isPending}
      errorMessage={problem === null ? undefined : formatMessage(settings.askFailed)}
      onSubmit={() => void submit(() => unwrap(requestErasure(client)), onAsked)}
    >
      {() => <p>{formatMessage(messages.eraseText)}</p>}
    </Modal>
  )
}
