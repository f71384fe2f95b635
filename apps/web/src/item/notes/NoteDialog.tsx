import type { Schemas } from '@spadestik/api-client'
import { preselectedUsers, usersToSave } from '@spadestik/domain/sharing'
import { noteProblems } from '@spadestik/domain/validation'
import type { NoteDraft } from '@spadestik/ui/NoteModal'
import { NoteModal } from '@spadestik/ui/NoteModal'
import { useState } from 'react'
import { beginNoteEdit, useNotes } from '../../api/notes'
import { usePeople } from '../../api/people'
import { useDialogForm } from '../../forms/useDialogForm'
import type { NamedItem } from '../ItemActionsContext'
import { useSession } from '../../session/SessionContext'
import { useDraft } from '../../session/drafts/useDraft'

interface NoteDialogProps {
  item: NamedItem
  /** Null for a new note. */
  note: Schemas['Note'] | null
  onClose: () => void
}

/** Writes, changes or deletes a note on an item (M05). */
export function NoteDialog({ item, note, onClose }: NoteDialogProps) {
  const { state } = useSession()
  const people = usePeople()
  const { save, remove } = useNotes(item)
  const deleting = useDialogForm()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const [begun] = useState(() => (note === null ? null : beginNoteEdit(note)))
  const {
    fields: draft,
    isRestored,
    change,
    clear,
  } = useDraft(`note:${note?.id ?? 'new'}:${item.type}:${item.id}`, {
    title: note?.title ?? '',
    text: note?.text ?? '',
    userIds: preselectedUsers(ownId, note?.paUserIds),
  })
  const colleagueIds = people.filter(({ isSelf }) => !isSelf).map(({ id }) => id)
  const problems = noteProblems({ ...draft, colleagueCount: colleagueIds.length })
  const { submit, submission, errorOf, messageOf } = useDialogForm(problems)

  function close(): void {
    clear()
    onClose()
  }

  function send({ title, text, userIds }: NoteDraft): void {
    const paUserIds = usersToSave(userIds, ownId, colleagueIds)
    const content = { id: note?.id ?? null, title, text, paUserIds }
    void submit(() => save(content, begun), close)
  }

  return (
    <NoteModal
      isOpen
      draft={draft}
      onDraftChange={({ title, text, userIds }) => change({ title, text, userIds })}
      onClose={close}
      hasDraft={isRestored}
      itemName={item.name}
      isNew={note === null}
      people={people}
      titleError={messageOf('title')}
      textError={errorOf('text')}
      usersError={messageOf('users')}
      isSubmitDisabled={problems.users !== undefined}
      onSubmit={send}
      {...submission}
      onDelete={note === null ? undefined : () => void deleting.submit(() => remove(note.id), close)}
      isDeleting={deleting.submission.isSubmitting}
      deleteErrorMessage={deleting.submission.errorMessage}
    />
  )
}
