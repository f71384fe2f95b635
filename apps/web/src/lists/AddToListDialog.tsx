import { limits } from '@spadestik/domain/limits'
import { holds, moveToList } from '@spadestik/domain/lists'
import { AddToListModal } from '@spadestik/ui/AddToListModal'
import { useState } from 'react'
import { knownOr } from '../api/cache/knownOr'
import { useLists } from '../api/lists'
import type { NamedItem } from '../item/ItemActionsContext'
import { listChoice } from './listChoice'
import { useCreateList } from './useCreateList'
import { useListMoves } from './useListMoves'

interface AddToListDialogProps {
  item: NamedItem
  onClose: () => void
  onRemove: () => void
}

/** Puts an item on a list, and removes it from the user's other lists (M04). */
export function AddToListDialog({ item, onClose, onRemove }: AddToListDialogProps) {
  const lists = knownOr(useLists().data, [])
  const createList = useCreateList()
  const { submit, submission, savedNames, saveAll } = useListMoves()
  const [chosenId, choose] = useState<number | null>(null)
  const choices = lists.map((list) => ({ ...listChoice(list), hasItem: holds(list, item) }))
  const current = choices.find(({ hasItem }) => hasItem)
  return (
    <AddToListModal
      isOpen
      item={item}
      onClose={onClose}
      lists={choices}
      value={chosenId ?? current?.id ?? null}
      onChange={choose}
      onCreateList={(name) => submit(async () => choose((await createList(name)).id))}
      listNameMaxLength={limits.nameMaxLength}
      // The lists are saved in an order in which a failed request never leaves the item without a list: first
      // the new list with the item, then the others without it.
      onSubmit={(listId) => saveAll(moveToList(lists, listId, item), onClose)}
      onRemove={current === undefined ? undefined : onRemove}
      savedNames={savedNames}
      {...submission}
    />
  )
}
