import { limits } from '@spadestik/domain/limits'
import { AddToListModal } from '@spadestik/ui/AddToListModal'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useLists } from '../api/lists'
import { useSelectedItems } from './useSelectedItems'
import { useSay } from '../frame/toasts/ToastsContext'
import { useDialogForm } from '../forms/useDialogForm'
import { DialogData } from '../resources/DialogData'
import type { NamedItem } from '../item/ItemActionsContext'
import { listChoice } from '../lists/listChoice'
import { useCreateList } from '../lists/useCreateList'
import { focusItem } from './focusItem'
import { messages } from './Selection.messages'
import type { SelectionStore } from './selectionStore'
import { knownOr } from '../api/cache/knownOr'

interface AddSelectedDialogProps {
  items: readonly NamedItem[]
  store: SelectionStore
  onClose: () => void
}

/** Puts the selected items on a list, and removes them from the user's other lists (M04, Y02). */
export function AddSelectedDialog(props: AddSelectedDialogProps) {
  return (
    <DialogData resources={[useLists()]} onClose={props.onClose}>
      <AddSelected {...props} />
    </DialogData>
  )
}

function AddSelected({ items, store, onClose }: AddSelectedDialogProps) {
  const { formatMessage } = useIntl()
  const say = useSay()
  const lists = knownOr(useLists().data, [])
  const createList = useCreateList()
  const { addToList } = useSelectedItems()
  const { submit, submission } = useDialogForm()
  const [chosenId, choose] = useState<number | null>(null)
  // Keep the items, because the selection is cleared before the dialog closes.
  const [[first, ...others]] = useState(items)

  async function save(listId: number): Promise<void> {
    if (first === undefined) return
    const ids = [first, ...others].map(({ id }) => id)
    const { anchorId } = store.read().selection
    const { missing } = await addToList({ listId, type: first.type, ids })
    const list = lists.find(({ id }) => id === listId)?.name ?? ''
    store.clear('acted')
    focusItem(anchorId)
    say({
      tone: 'success',
      text: formatMessage(messages.added, {
        list,
        count: ids.length - missing.length,
        missing: missing.length,
      }),
    })
  }

  return (
    <AddToListModal
      isOpen
      item={
        first && { name: formatMessage(messages.selected, { type: first.type, count: others.length + 1 }) }
      }
      onClose={onClose}
      lists={lists.map((list) => ({ ...listChoice(list), hasItem: false }))}
      value={chosenId}
      onChange={choose}
      onCreateList={(name) => submit(async () => choose((await createList(name)).id))}
      listNameMaxLength={limits.nameMaxLength}
      onSubmit={(listId) => void submit(() => save(listId), onClose)}
      {...submission}
    />
  )
}
