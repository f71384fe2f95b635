import { preselectedUsers } from '@spadestik/domain/sharing'
import { HiddenItemSettingsModal } from '@spadestik/ui/HiddenItemSettingsModal'
import { useState } from 'react'
import { useHiddenItems } from '../api/hiddenItems'
import { usePeople } from '../api/people'
import { useDialogSubmission } from '../forms/useDialogSubmission'
import type { NamedItem } from '../item/ItemActionsContext'
import { useSession } from '../session/SessionContext'

interface HideDialogProps {
  item: NamedItem
  onClose: () => void
  /** Leads to the question before the item is shown again. */
  onUnhide: () => void
}

/** Hides a project or a procurement, or changes whom it is hidden from. @source specification 4 (Blacklist) */
export function HideDialog({ item, onClose, onUnhide }: HideDialogProps) {
  const { state } = useSession()
  const { entryOf, entryHiding, hide } = useHiddenItems()
  const people = usePeople()
  const { submit, submission } = useDialogSubmission()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  // A company is never hidden: without an item the dialog closes itself.
  const subject = item.type === 'company' ? null : { type: item.type, id: item.id }
  const [wasHidden] = useState(() => subject !== null && entryHiding(subject) !== null)
  const [userIds, setUserIds] = useState<readonly number[]>(() => {
    const kept = subject === null ? undefined : entryOf(subject)?.usersIds
    // Whoever hides what colleagues hide already joins them.
    return kept === undefined ? preselectedUsers(ownId) : [...new Set([ownId, ...kept])]
  })
  const closeIfDone = (isDone: boolean) => {
    if (isDone) onClose()
  }

  return (
    <HiddenItemSettingsModal
      isOpen
      item={subject === null ? null : item}
      onClose={onClose}
      isNew={!wasHidden}
      people={people}
      userIds={userIds}
      onUserIdsChange={setUserIds}
      onSubmit={(ids) => {
        if (subject === null) return
        void submit(() => hide(subject, ids)).then(closeIfDone)
      }}
      onRemove={wasHidden ? onUnhide : undefined}
      {...submission}
    />
  )
}
