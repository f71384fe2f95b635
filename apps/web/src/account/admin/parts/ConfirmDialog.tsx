import { Modal } from '@spadestik/ui/Modal'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useDialogForm } from '../../../forms/useDialogForm'
import { messages } from './Admin.messages'

interface ConfirmDialogProps {
  title: string
  children: ReactNode
  submitLabel: string
  /** Whether users lose something. */
  isDanger?: boolean
  onSubmit: () => Promise<unknown>
  onClose: () => void
}

/** Asks before something is done that somebody else notices. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, submitLabel, isDanger = false, onSubmit, onClose } = props
  const { formatMessage } = useIntl()
  const { submit, submission } = useDialogForm()
  return (
    <Modal
      isOpen
      data
      size="small"
      role="alertdialog"
      submitVariant={isDanger ? 'danger' : 'primary'}
      cancelLabel={formatMessage(messages.cancel)}
      onSubmit={() => void submit(onSubmit, onClose)}
      {...{ title, submitLabel, onClose }}
      {...submission}
    >
      {() => <p>{children}</p>}
    </Modal>
  )
}
