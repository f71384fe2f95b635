import { preselectedUsers } from '@spadestik/domain/sharing'
import { HiddenItemSettingsModal } from '@spadestik/ui/HiddenItemSettingsModal'
import { useState } from 'react'
import { useHiddenItems } from '../api/hiddenItems'
import { usePeople } from '../api/people'
import { useDialogForm } from '../forms/useDialogForm'
import type { NamedItem } from '../item/ItemActionsContext'
import { useSession } from '../session/SessionContext'

interface HideDialogProps {
  item: NamedItem
  onClose: () => void
  /** Called instead of `onClose` after saving, if the item was not yet hidden from the user. */
  onHidden: () => void
  onUnhide: () => void
}

/** Hides a project or procurement, or changes the users from whom it is hidden (M03). */
export function HideDialog({ item, onClose, onHidden, onUnhide }: HideDialogProps) {
  const { state } = useSession()
  const { entryOf, entryHiding, hide } = useHiddenItems()
  const people = usePeople()
  const { submit, submission } = useDialogForm()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  // A company cannot be hidden.
  const subject = item.type === 'company' ? null : { type: item.type, id: item.id }
  const [wasHidden] = useState(() => subject !== null && entryHiding(subject) !== null)
  const [entry] = useState(() => (subject === null ? null : entryOf(subject)))
  const [userIds, setUserIds] = useState<readonly number[]>(() =>
    entry === null ? preselectedUsers(ownId) : [...new Set([ownId, ...entry.usersIds])],
  )

  return (
    <HiddenItemSettingsModal
      isOpen
      item={subject === null ? null : item}
      onClose={onClose}
      isNew={!wasHidden}
      people={people}
      value={userIds}
      onChange={setUserIds}
      onSubmit={(ids) => {
        if (subject !== null) void submit(() => hide(subject, ids, entry), wasHidden ? onClose : onHidden)
      }}
      onRemove={wasHidden ? onUnhide : undefined}
      {...submission}
    />
  )
}
