import { preselectedUsers } from '@spadestik/domain/sharing'
import { HiddenItemSettingsModal } from '@spadestik/ui/HiddenItemSettingsModal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useColleagues, usePeople } from '../api/people'
import { useSelectedItems } from './useSelectedItems'
import { useSay } from '../frame/toasts/ToastsContext'
import { useDialogForm } from '../forms/useDialogForm'
import { DialogData } from '../resources/DialogData'
import type { NamedItem } from '../item/ItemActionsContext'
import { asProblem } from '../problems/asProblem'
import { useProblemText } from '../problems/useProblemText'
import { messages as filterMessages } from '../filters/Filter.messages'
import { useSession } from '../session/SessionContext'
import { focusItem } from './focusItem'
import { messages } from './Selection.messages'
import type { SelectionStore } from './selectionStore'

interface HideSelectedDialogProps {
  items: readonly (NamedItem & { readonly type: 'project' | 'procurement' })[]
  store: SelectionStore
  onClose: () => void
}

/** Hides the selected items, which the user can undo (M03, Y02). */
export function HideSelectedDialog(props: HideSelectedDialogProps) {
  return (
    <DialogData resources={[useColleagues()]} onClose={props.onClose}>
      <HideSelected {...props} />
    </DialogData>
  )
}

function HideSelected({ items, store, onClose }: HideSelectedDialogProps) {
  const { formatMessage } = useIntl()
  const say = useSay()
  const textOf = useProblemText()
  const { state } = useSession()
  const people = usePeople()
  const { hide, unhide } = useSelectedItems()
  const { submit, submission } = useDialogForm()
  const ownId = state.status === 'signedIn' ? state.user.id : 0
  const [userIds, setUserIds] = useState<readonly number[]>(() => preselectedUsers(ownId))
  // Keep the items, because the selection is cleared before the dialog closes.
  const [[first, ...others]] = useState(items)

  async function save(usersIds: readonly number[]): Promise<void> {
    if (first === undefined) return
    const ids = [first, ...others].map(({ id }) => id)
    const { hidden, missing } = await hide({ type: first.type, ids, usersIds: [...usersIds] })
    store.clear('acted')
    focusItem(null)
    const undo = async () => {
      try {
        await unhide(hidden)
        say({ tone: 'success', text: formatMessage(messages.shownAgain, { count: hidden.length }) })
      } catch (error) {
        say({ tone: 'error', text: textOf(asProblem(error)) })
      }
    }
    say({
      tone: 'success',
      text: formatMessage(messages.hidden, {
        count: ids.length - missing.length,
        missing: missing.length,
      }),
      ...(hidden.length > 0 && {
        actionLabel: formatMessage(filterMessages.undo),
        onAction: () => void undo(),
      }),
    })
  }

  return (
    <HiddenItemSettingsModal
      isOpen
      item={first}
      count={others.length + 1}
      onClose={onClose}
      isNew
      people={people}
      value={userIds}
      onChange={setUserIds}
      onSubmit={(ids) => void submit(() => save(ids), onClose)}
      {...submission}
    />
  )
}
