import { canRemoveSelf } from '@spadestik/domain/hiddenItems'
import type { HiddenItemScope } from '@spadestik/ui/HiddenItemRemoveModal'
import { HiddenItemRemoveModal } from '@spadestik/ui/HiddenItemRemoveModal'
import { useState } from 'react'
import { useHiddenItems } from '../api/hiddenItems'
import { useDialogForm } from '../forms/useDialogForm'
import type { NamedItem } from '../item/ItemActionsContext'
import { useSession } from '../session/SessionContext'

interface UnhideDialogProps {
  item: NamedItem
  onClose: () => void
}

/** Stops hiding an item, either for the user or for all colleagues (M03). */
export function UnhideDialog({ item, onClose }: UnhideDialogProps) {
  const { state } = useSession()
  const { entryHiding, show } = useHiddenItems()
  const { submit, submission } = useDialogForm()
  const [scope, setScope] = useState<HiddenItemScope>('me')
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  // Keep the entry for the open dialog. Saving removes the entry from the data before the response arrives.
  const [entry] = useState(() =>
    item.type === 'company' ? null : entryHiding({ type: item.type, id: item.id }),
  )
  const isShared = entry !== null && canRemoveSelf(entry, ownId)

  return (
    <HiddenItemRemoveModal
      isOpen
      item={entry === null ? null : item}
      onClose={onClose}
      colleagueCount={isShared ? entry.usersIds.length - 1 : 0}
      value={scope}
      onChange={setScope}
      onSubmit={(chosen) => {
        if (entry !== null) void submit(() => show(entry, chosen === 'me' ? 'self' : 'all'), onClose)
      }}
      {...submission}
    />
  )
}
