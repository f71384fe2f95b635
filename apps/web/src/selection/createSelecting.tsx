import { SelectBox } from './SelectBox'
import { SelectionFoot } from './SelectionFoot'
import { selectWithKey } from './selectionKeys'
import { createSelectionStore } from './selectionStore'
import type { SearchSelecting } from './useSelecting'

export function createSelecting(): SearchSelecting {
  const store = createSelectionStore()
  return {
    checkbox: (item, page) => <SelectBox store={store} item={item} page={page} />,
    onKeyDown: (event, page) => selectWithKey(event, page, store),
    foot: (search) => <SelectionFoot store={store} search={search} />,
  }
}
