import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ModalProps } from '../Modal/Modal'
import { Modal } from '../Modal/Modal'
import { deleteModalMessages as messages } from './DeleteModal.messages'

/** The question before something is deleted. */
export interface DeleteModalProps<Data> extends Pick<
  ModalProps<Data>,
  'isOpen' | 'onClose' | 'data' | 'title' | 'children' | 'isSubmitting' | 'errorMessage'
> {
  /** Called with the object when its deletion is confirmed. */
  onDelete: (data: NonNullable<Data>) => void
  /** What its button says. @default 'Delete' */
  deleteLabel?: ReactNode
}

/**
 * Asks whether an object shall really be deleted, and tells what goes with it.
 *
 * @source specification 2
 */
export function DeleteModal<Data>({ onDelete, deleteLabel, ...modal }: DeleteModalProps<Data>) {
  const { formatMessage } = useIntl()
  return (
    <Modal
      {...modal}
      size="small"
      role="alertdialog"
      submitVariant="danger"
      submitLabel={deleteLabel ?? formatMessage(messages.remove)}
      onSubmit={onDelete}
    />
  )
}
