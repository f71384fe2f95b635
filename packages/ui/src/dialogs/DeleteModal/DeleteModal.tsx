import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ModalProps } from '../Modal/Modal'
import { Modal } from '../Modal/Modal'
import { deleteModalMessages as messages } from './DeleteModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** The props of a delete dialog. */
export interface DeleteModalProps<Data>
  extends
    RootProps<HTMLElement>,
    Pick<
      ModalProps<Data>,
      'isOpen' | 'onClose' | 'data' | 'title' | 'children' | 'isSubmitting' | 'errorMessage'
    > {
  /** Called with `data`, the object to delete, when the user confirms. */
  onDelete: (data: NonNullable<Data>) => void
  /** The label of the delete button. @default 'Delete' */
  deleteLabel?: ReactNode
}

/** A dialog that asks the user to confirm a deletion and explains its consequences (M01). */
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
