import { listsHolding, preselectedLists, removeFromLists } from '@spadestik/domain/lists'
import { ListRemoveModal } from '@spadestik/ui/ListRemoveModal'
import { useState } from 'react'
import { useLists } from '../api/lists'
import type { NamedItem } from '../item/ItemActionsContext'
import { listChoice } from './listChoice'
import { useListMoves } from './useListMoves'
import { knownOr } from '../api/cache/knownOr'

interface ListRemoveDialogProps {
  item: NamedItem
  onClose: () => void
}

/**
 * Removes an item from the lists that the user ticks. At first, the first list that contains the item is
 * ticked (M04).
 */
export function ListRemoveDialog({ item, onClose }: ListRemoveDialogProps) {
  const lists = knownOr(useLists().data, [])
  const { saveAll, submission, savedNames } = useListMoves()
  // Remember which lists contain the item, because saving removes the item from one list after another.
  const [offered] = useState(() => listsHolding(lists, item).map((list) => listChoice(list)))
  const [tickedIds, tick] = useState<readonly number[]>(() => preselectedLists(lists, item))
  return (
    <ListRemoveModal
      isOpen
      item={item}
      onClose={onClose}
      lists={offered}
      value={tickedIds}
      onChange={tick}
      onSubmit={(ids) => saveAll(removeFromLists(lists, ids, item), onClose)}
      savedNames={savedNames}
      {...submission}
    />
  )
}
