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

/** Lines of text shown before the field scrolls: a note is longer than most fields. */
const textRows = 6

/** What is written in a note, and who sees it. */
export interface NoteDraft {
  title: string
  text: string
  /** The ids of those who share it. */
  userIds: readonly number[]
}

/** The dialog of a note. */
export interface NoteModalProps extends Pick<
  ModalProps<NoteDraft>,
  'isOpen' | 'onClose' | 'hasDraft' | 'isSubmitting' | 'isSubmitDisabled' | 'errorMessage'
> {
  /** The note as it is typed; opened without it, the dialog closes itself. */
  draft: NoteDraft | null | undefined
  onDraftChange: (draft: NoteDraft) => void
  /** Whether the note is written now. @default false */
  isNew?: boolean
  /** The reader and the colleagues; without colleagues nothing is shared and the field is left out. */
  people: readonly PickedPerson[]
  textError?: ReactNode
  usersError?: ReactNode
  onSubmit: (draft: NoteDraft) => void
  /** Called once the deletion is confirmed; absent for a new note. */
  onDelete?: () => void
  isDeleting?: boolean
  /** What went wrong with the last deletion. */
  deleteErrorMessage?: ReactNode
}

/**
 * Takes the title and text of a note and who sees it; its deletion is asked for once more.
 *
 * @source specification 4 and 5
 */
export function NoteModal(props: NoteModalProps) {
  const { draft, onDraftChange, isNew = false, isSubmitting, onDelete, isOpen } = props
  const { formatMessage } = useIntl()
  const [isAsking, setIsAsking] = useState(false)
  // A question that was answered is not asked again when the dialog opens for another note.
  if (isAsking && !isOpen) setIsAsking(false)
  return (
    <>
      <Modal
        isOpen={isOpen}
        onClose={props.onClose}
        hasDraft={props.hasDraft}
        data={draft}
        title={formatMessage(isNew ? messages.newTitle : messages.title)}
        submitLabel={formatMessage(messages.save)}
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
              label={formatMessage(messages.noteTitle)}
              description={formatMessage(messages.optional)}
              value={current.title}
              onChange={(title) => onDraftChange({ ...current, title })}
              isDisabled={isSubmitting}
            />
            <TextAreaField
              label={formatMessage(messages.text)}
              rows={textRows}
              value={current.text}
              onChange={(text) => onDraftChange({ ...current, text })}
              errorMessage={props.textError}
              isDisabled={isSubmitting}
              isRequired
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
        {() => <p>{formatMessage(messages.removeText)}</p>}
      </DeleteModal>
    </>
  )
}
