import { isSelected, pageState, selectRange, toggleItem, togglePage } from '@spadestik/domain/selection'
import { RowCheckbox } from '@spadestik/ui/RowCheckbox'
import type { NamedItem } from '../item/ItemActionsContext'
import type { SelectionStore } from './selectionStore'
import { useSelection } from './selectionStore'

interface SelectBoxProps {
  store: SelectionStore
  item: NamedItem | null
  page: readonly NamedItem[]
}

/**
 * The checkbox that selects a result, or the whole page if `item` is null. With Shift, selects all results
 * from the previously selected result to this one (Y01).
 */
export function SelectBox({ store, item, page }: SelectBoxProps) {
  const { selection } = useSelection(store)
  const isQuiet = selection.items.length === 0
  if (item === null) {
    // While the rows are loading, there is nothing to select.
    if (page.length === 0) return null
    const state = pageState(selection, page)
    return (
      <RowCheckbox
        itemName={null}
        isSelected={state === 'all'}
        isMixed={state === 'some'}
        isQuiet={isQuiet}
        onSelect={() => store.select(togglePage(selection, page))}
      />
    )
  }
  return (
    <RowCheckbox
      itemName={item.name}
      itemId={item.id}
      isSelected={isSelected(selection, item.id)}
      isQuiet={isQuiet}
      onSelect={(isRange) =>
        store.select(isRange ? selectRange(selection, item, page) : toggleItem(selection, item))
      }
    />
  )
}
