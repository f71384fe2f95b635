import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../Button/Button'
import { DeleteModal } from '../DeleteModal/DeleteModal'
import type { MailTime } from '../MailTimeField/MailTimeField'
import { MailTimeField } from '../MailTimeField/MailTimeField'
import type { ModalProps } from '../Modal/Modal'
import { Modal } from '../Modal/Modal'
import { TextField } from '../TextField/TextField'
import type { PickedPerson } from '../UserPicker/UserPicker'
import { UserPicker } from '../UserPicker/UserPicker'
import { listSettingsModalMessages as messages } from './ListSettingsModal.messages'

/** What is set of a list. */
export interface ListDraft {
  name: string
  mailTime: MailTime
  /** The ids of those who share it. */
  userIds: readonly number[]
}

/** The dialog of a list's settings. */
export interface ListSettingsModalProps extends Pick<
  ModalProps<ListDraft>,
  'isOpen' | 'onClose' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
> {
  /** The settings as they are typed; opened without them, the dialog closes itself. */
  draft: ListDraft | null | undefined
  onDraftChange: (draft: ListDraft) => void
  /** Whether the list is made now. @default false */
  isNew?: boolean
  /** The reader and the colleagues; without colleagues nothing is shared and the field is left out. */
  people: readonly PickedPerson[]
  /** How many characters a name may have. */
  nameMaxLength: number
  nameError?: ReactNode
  usersError?: ReactNode
  onSubmit: (draft: ListDraft) => void
  /** Called once the deletion is confirmed; absent for a new list. */
  onDelete?: () => void
  isDeleting?: boolean
  /** What went wrong with the last deletion. */
  deleteErrorMessage?: ReactNode
}

/**
 * Takes the name of a list, how often it writes and to whom; its deletion is asked for once more.
 *
 * @source specification 4 and 5
 */
export function ListSettingsModal(props: ListSettingsModalProps) {
  const { draft, onDraftChange, isNew = false, isSubmitting, onDelete, isOpen } = props
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // A question that was answered is not asked again when the dialog opens for another list.
  if (isAsking && !isOpen) setIsAsking(false)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={props.onClose}
        data={draft}
        title={formatMessage(isNew ? messages.newTitle : messages.title)}
        submitLabel={formatMessage(isNew ? messages.create : messages.save)}
        isSubmitting={isSubmitting}
        isSubmitDisabled={props.isSubmitDisabled}
        errorMessage={props.errorMessage}
        onSubmit={props.onSubmit}
        secondaryAction={
          onDelete && (
            <Button variant="quiet" onPress={() => setIsAsking(true)} isDisabled={isSubmitting}>
              {formatMessage(messages.remove)}
            </Button>
          )
        }
      >
        {(current) => (
          <>
            <TextField
              label={formatMessage(messages.name)}
              value={current.name}
              onChange={(name) => onDraftChange({ ...current, name })}
              maxLength={props.nameMaxLength}
              errorMessage={props.nameError}
              isDisabled={isSubmitting}
              isRequired
            />
            <MailTimeField
              value={current.mailTime}
              onChange={(mailTime) => onDraftChange({ ...current, mailTime })}
              isDisabled={isSubmitting}
            />
            <UserPicker
              label={formatMessage(messages.users)}
              people={props.people}
              selectedIds={current.userIds}
              onSelectionChange={(userIds) => onDraftChange({ ...current, userIds })}
              errorMessage={props.usersError}
              isDisabled={isSubmitting}
              isRequired
            />
          </>
        )}
      </Modal>
      <DeleteModal
        isOpen={isOpen && isAsking}
        onClose={() => setIsAsking(false)}
        data={draft}
        title={formatMessage(messages.removeTitle)}
        isSubmitting={props.isDeleting}
        errorMessage={props.deleteErrorMessage}
        onDelete={() => onDelete?.()}
      >
        {({ name }) => <p>{formatMessage(messages.removeText, { name })}</p>}
      </DeleteModal>
    </>
  )
}
