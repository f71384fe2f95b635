import { limits } from '@spadestik/domain/limits'
import { AddToListModal } from '@spadestik/ui/AddToListModal'
import { useProblemText } from '../problems/useProblemText'
import type { NamedItem } from '../item/ItemActionsContext'
import { useAddToList } from './useAddToList'

interface AddToListDialogProps {
  item: NamedItem
  onClose: () => void
  onRemove: () => void
}

/** Puts an item on a list, and removes it from the user's other lists (M04). */
export function AddToListDialog({ item, onClose, onRemove }: AddToListDialogProps) {
  const textOf = useProblemText()
  const adding = useAddToList(item, onClose)
  return (
    <AddToListModal
      isOpen
      item={item}
      onClose={onClose}
      lists={adding.choices}
      value={adding.chosenId}
      onChange={adding.choose}
      onCreateList={adding.createNamed}
      listNameMaxLength={limits.nameMaxLength}
      onSubmit={(listId) => void adding.submit(listId)}
      onRemove={adding.current === undefined ? undefined : onRemove}
      isSubmitting={adding.isSubmitting}
      savedNames={adding.savedNames}
      errorMessage={adding.problem === null ? undefined : textOf(adding.problem)}
    />
  )
}
