import type { Schemas } from '@spadestik/api-client'
import { DeleteModal } from '@spadestik/ui/DeleteModal'
import { useIntl } from 'react-intl'
import { useNotes } from '../../api/notes'
import { useDialogForm } from '../../forms/useDialogForm'
import type { NamedItem } from '../ItemActionsContext'
import { messages } from './Note.messages'

interface NoteDeleteDialogProps {
  item: NamedItem
  note: Schemas['Note']
  onClose: () => void
}

/** Asks for confirmation before deleting a note (M05). */
export function NoteDeleteDialog({ item, note, onClose }: NoteDeleteDialogProps) {
  const { formatMessage } = useIntl()
  const { remove } = useNotes(item)
  const { submit, submission } = useDialogForm()

  return (
    <DeleteModal
      isOpen
      data={note}
      onClose={onClose}
      title={formatMessage(messages.removeTitle)}
      onDelete={() => void submit(() => remove(note.id), onClose)}
      {...submission}
    >
      {() => <p>{formatMessage(messages.removeText)}</p>}
    </DeleteModal>
  )
}
