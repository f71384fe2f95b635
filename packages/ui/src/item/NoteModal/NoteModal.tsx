import type { ReactNode } from 'react'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '../../actions/Button/Button'
import { DeleteModal } from '../../dialogs/DeleteModal/DeleteModal'
import type { ModalProps } from '../../dialogs/Modal/Modal'
import { Modal } from '../../dialogs/Modal/Modal'
import { TextAreaField } from '../../fields/TextAreaField/TextAreaField'
import { TextField } from '../../fields/TextField/TextField'
import type { PickedPerson } from '../../fields/UserPicker/UserPicker'
import { UserPicker } from '../../fields/UserPicker/UserPicker'
import { noteModalMessages as messages } from './NoteModal.messages'
import type { RootProps } from '../../styles/RootProps'

/** Visible lines of the text: more than the default, because notes are long. */
const textRows = 6

/** The content of a note, and who sees it. */
export interface NoteDraft {
  title: string
  text: string
  /** The ids of the people who share it. */
  userIds: readonly number[]
}

/** The props of a note dialog. */
export interface NoteModalProps
  extends
    Pick<
      ModalProps<NoteDraft>,
      'isOpen' | 'onClose' | 'hasDraft' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
    >,
    RootProps<HTMLElement> {
  /** The note as typed. Opened without it, the dialog closes itself. */
  draft: NoteDraft | null | undefined
  onDraftChange: (draft: NoteDraft) => void
  /** Whether the note is new. @default false */
  isNew?: boolean
  /** The user and the colleagues. Without colleagues the field is left out. */
  people: readonly PickedPerson[]
  titleError?: ReactNode
  textError?: ReactNode
  usersError?: ReactNode
  onSubmit: (draft: NoteDraft) => void
  /** Called when the user confirms the deletion. Leave out for a new note. */
  onDelete?: () => void
  isDeleting?: boolean
  /** The error of the last deletion. */
  deleteErrorMessage?: ReactNode
}

/** A dialog to write, change, share and delete a note. Deletion asks for confirmation (M05). */
export function NoteModal(props: NoteModalProps) {
  const { draft, onDraftChange, isNew = false, onDelete, isDeleting, deleteErrorMessage, ...rest } = props
  const { people, titleError, textError, usersError, ...modal } = rest
  const { isOpen, isSubmitting } = modal
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // An answered question must not reopen with the dialog of another note.
  if (isAsking && !isOpen) setIsAsking(false)
  return (
    <>
      <Modal
        {...modal}
        data={draft}
        title={formatMessage(isNew ? messages.newTitle : messages.title)}
        submitLabel={formatMessage(messages.save)}
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
              label={formatMessage(messages.noteTitle)}
              description={formatMessage(messages.optional)}
              value={current.title}
              onChange={(title) => onDraftChange({ ...current, title })}
              errorMessage={titleError}
              isDisabled={isSubmitting}
            />
            <TextAreaField
              label={formatMessage(messages.text)}
              rows={textRows}
              value={current.text}
              onChange={(text) => onDraftChange({ ...current, text })}
              errorMessage={textError}
              isDisabled={isSubmitting}
              isRequired
            />
            <UserPicker
              label={formatMessage(messages.users)}
              people={people}
              value={current.userIds}
              onChange={(userIds) => onDraftChange({ ...current, userIds })}
              errorMessage={usersError}
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
        isSubmitting={isDeleting}
        errorMessage={deleteErrorMessage}
        onDelete={() => onDelete?.()}
      >
        {() => <p>{formatMessage(messages.removeText)}</p>}
      </DeleteModal>
    </>
  )
}
