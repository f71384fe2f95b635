import { requestSubscriptionCancellation, requestSubscriptionChange, unwrap } from '@spadestik/api-client'
import { Modal } from '@spadestik/ui/Modal'
import { useIntl } from 'react-intl'
import { useApi } from '../../api/client/ApiContext'
import { useSubmission } from '../../forms/useSubmission'
import { messages } from './Settings.messages'

interface SubscriptionQuestionProps {
  wish: 'change' | 'cancel'
  userId: number
  onClose: () => void
  onAsked: () => void
}

export function SubscriptionQuestion({ wish, userId, onClose, onAsked }: SubscriptionQuestionProps) {
  const { formatMessage } = useIntl()
  const client = useApi()
  const { isPending, problem, submit } = useSubmission()
  const isChange = wish === 'change'

  const ask = () =>
    unwrap(
      isChange
        ? requestSubscriptionChange(client, { path: { id: userId } })
        : requestSubscriptionCancellation(client),
    )

  return (
    <Modal
      isOpen
      data
      size="small"
      role={isChange ? 'dialog' : 'alertdialog'}
      onClose={onClose}
      title={formatMessage(isChange ? messages.change : messages.cancel)}
      submitLabel={formatMessage(isChange ? messages.change : messages.cancelSend)}
      submitVariant={isChange ? 'primary' : 'danger'}
      cancelLabel={formatMessage(isChange ? messages.close : messages.keep)}
      isSubmitting={isPending}
      errorMessage={problem === null ? undefined : formatMessage(messages.askFailed)}
      onSubmit={() => void submit(ask, onAsked)}
    >
      {() => <p>{formatMessage(isChange ? messages.changeText : messages.cancelText)}</p>}
    </Modal>
  )
}
