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

const textRows = 6

/** The text of a note, and the people who can see it. */
export interface NoteDraft {
  title: string
  text: string
  /** The ids of the people who can see the note. */
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
  /** The note with the user's changes so far. With null or undefined, the dialog closes. */
  draft: NoteDraft | null | undefined
  /** Called with the changed draft after each change of a field. */
  onDraftChange: (draft: NoteDraft) => void
  /** The name of the item that the note is about. The dialog shows it above the fields. */
  itemName?: string
  /** Whether the note is new. @default false */
  isNew?: boolean
  /** The user and the colleagues. If there are no colleagues, the field for people is left out. */
  people: readonly PickedPerson[]
  /** The error message about the title. */
  titleError?: ReactNode
  /** The error message about the text. */
  textError?: ReactNode
  /** The error message about the selected people. */
  usersError?: ReactNode
  /** Called with the draft when the user saves it. */
  onSubmit: (draft: NoteDraft) => void
  /** Called when the user confirms the deletion. Leave out for a new note. */
  onDelete?: () => void
  /** Whether the note is being deleted. The button then shows progress. */
  isDeleting?: boolean
  /** The error of the last deletion. */
  deleteErrorMessage?: ReactNode
}

/** A dialog in which users write, change, share and delete a note. Deletion must be confirmed (M05). */
export function NoteModal(props: NoteModalProps) {
  const { draft, onDraftChange, isNew = false, onDelete, isDeleting, deleteErrorMessage, ...rest } = props
  const { people, titleError, textError, usersError, itemName, ...modal } = rest
  const { isOpen, isSubmitting } = modal
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // Close the question about deletion together with the dialog. Otherwise it would be open when the dialog
  // opens for another note.
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
            {itemName !== undefined && <p>{itemName}</p>}
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
