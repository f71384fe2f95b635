import type { Schemas } from '@spadestik/api-client'
import { defaultMailTime } from '@spadestik/domain/agents'
import { limits } from '@spadestik/domain/limits'
import { preselectedUsers, usersToSave } from '@spadestik/domain/sharing'
import { isValid, titledProblems } from '@spadestik/domain/validation'
import { ListSettingsModal } from '@spadestik/ui/ListSettingsModal'
import { useState } from 'react'
import { useLists } from '../api/lists'
import { usePeople } from '../api/people'
import { useDialogSubmission } from '../forms/useDialogSubmission'
import { useFieldProblemText } from '../forms/useFieldProblemText'
import { useSession } from '../session/SessionContext'

interface ListSettingsDialogProps {
  /** The list to change; null for a new list. */
  list: Schemas['List'] | null
  onClose: () => void
  /** Called after the list was deleted. */
  onDeleted?: () => void
}

const nothing = { projects: [], procurements: [], companies: [] }

/** Creates, changes or deletes a list (M04). */
export function ListSettingsDialog({ list, onClose, onDeleted }: ListSettingsDialogProps) {
  const wordsOf = useFieldProblemText()
  const { state } = useSession()
  const people = usePeople()
  const { create, save, remove } = useLists()
  const saving = useDialogSubmission()
  const deleting = useDialogSubmission()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const [wasTried, setTried] = useState(false)
  const [draft, setDraft] = useState({
    name: list?.name ?? '',
    mailTime: list?.mailTime ?? defaultMailTime,
    userIds: preselectedUsers(ownId, list?.paUserIds),
  })
  const colleagueIds = people.filter(({ isSelf }) => !isSelf).map(({ id }) => id)
  const problems = titledProblems({ ...draft, colleagueCount: colleagueIds.length })
  const nameProblem = wasTried ? problems.name : undefined

  async function send(): Promise<void> {
    setTried(true)
    if (!isValid(problems)) return
    const settings = {
      name: draft.name.trim(),
      mailTime: draft.mailTime,
      paUserIds: usersToSave(draft.userIds, ownId, colleagueIds),
    }
    const isDone = await saving.submit(() =>
      list === null ? create({ ...nothing, ...settings }) : save({ ...list, ...settings }),
    )
    if (isDone) onClose()
  }

  async function sendDelete(id: number): Promise<void> {
    if (!(await deleting.submit(() => remove(id)))) return
    onClose()
    onDeleted?.()
  }

  return (
    <ListSettingsModal
      isOpen
      draft={draft}
      onDraftChange={setDraft}
      onClose={onClose}
      isNew={list === null}
      people={people}
      nameMaxLength={limits.nameMaxLength}
      nameError={nameProblem && wordsOf(nameProblem)}
      usersError={problems.users && wordsOf(problems.users)}
      isSubmitDisabled={problems.users !== undefined}
      onSubmit={() => void send()}
      {...saving.submission}
      onDelete={list === null ? undefined : () => void sendDelete(list.id)}
      isDeleting={deleting.submission.isSubmitting}
      deleteErrorMessage={deleting.submission.errorMessage}
    />
  )
}
