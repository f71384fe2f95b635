import type { Schemas } from '@spadestik/api-client'
import { preselectedUsers, usersToSave } from '@spadestik/domain/sharing'
import { isValid, noteProblems } from '@spadestik/domain/validation'
import type { NoteDraft } from '@spadestik/ui/NoteModal'
import { NoteModal } from '@spadestik/ui/NoteModal'
import { useState } from 'react'
import { beginNoteEdit, useNotes } from '../../api/notes'
import { usePeople } from '../../api/people'
import { useFieldProblemText } from '../../forms/useFieldProblemText'
import { useDialogSubmission } from '../../forms/useDialogSubmission'
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
  const wordsOf = useFieldProblemText()
  const { state } = useSession()
  const people = usePeople()
  const { save, remove } = useNotes(item)
  const saving = useDialogSubmission()
  const deleting = useDialogSubmission()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const [begun] = useState(() => (note === null ? null : beginNoteEdit(note)))
  const [wasTried, setTried] = useState(false)
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
  const textProblem = wasTried ? problems.text : undefined

  function close(): void {
    clear()
    onClose()
  }

  const closeIfDone = (isDone: boolean) => {
    if (isDone) close()
  }

  async function send({ title, text, userIds }: NoteDraft): Promise<void> {
    setTried(true)
    if (!isValid(problems)) return
    const paUserIds = usersToSave(userIds, ownId, colleagueIds)
    const content = { id: note?.id ?? null, title, text, paUserIds }
    closeIfDone(await saving.submit(() => save(content, begun)))
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
      titleError={problems.title && wordsOf(problems.title)}
      textError={textProblem && wordsOf(textProblem)}
      usersError={problems.users && wordsOf(problems.users)}
      isSubmitDisabled={problems.users !== undefined}
      onSubmit={(current) => void send(current)}
      {...saving.submission}
      onDelete={
        note === null ? undefined : () => void deleting.submit(() => remove(note.id)).then(closeIfDone)
      }
      isDeleting={deleting.submission.isSubmitting}
      deleteErrorMessage={deleting.submission.errorMessage}
    />
  )
}
