import { limits } from '@spadestik/domain/limits'
import type { SearchCriteria } from '@spadestik/domain/search'
import { serializeCriteria } from '@spadestik/domain/search'
import { SelectionBar } from '@spadestik/ui/SelectionBar'
import { Suspense, useEffect, useRef } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../loading/lazyPart'
import { focusItem } from './focusItem'
import { messages } from './Selection.messages'
import type { SelectionStore } from './selectionStore'
import { useSelection } from './selectionStore'

const SelectionActions = lazyPart(async () => (await import('./SelectionActions')).SelectionActions)

interface SelectionFootProps {
  store: SelectionStore
  search: SearchCriteria
}

/**
 * Returns a text that identifies a search. The order and the page are left out, because they do not change
 * which items are found.
 */
const identityOf = (search: SearchCriteria) =>
  serializeCriteria({ ...search, order: 'bestMatch', ascending: false })

/** The bar that acts on the selected items. A different search clears the selection (Y01, Y02). */
export function SelectionFoot({ store, search }: SelectionFootProps) {
  const { formatMessage } = useIntl()
  const { selection, end } = useSelection(store)
  const { items, anchorId } = selection
  const identity = identityOf(search)
  const known = useRef(identity)
  // Clear the selection when the search changes. Use an effect, because the selection is stored outside
  // React.
  useEffect(() => {
    if (known.current === identity) return
    known.current = identity
    store.clear('searchChanged')
  }, [identity, store])
  const ends = { searchChanged: messages.searchChanged, cleared: messages.cleared, acted: undefined }
  const ended = end === null ? undefined : ends[end]
  const isFull = items.length === limits.selectionMax
  const clear = () => {
    store.clear('cleared')
    focusItem(anchorId)
  }
  return (
    <>
      <SelectionBar
        count={items.length}
        onClear={clear}
        announcement={
          isFull ? formatMessage(messages.full, { max: limits.selectionMax }) : ended && formatMessage(ended)
        }
      >
        <Suspense>
          <SelectionActions store={store} />
        </Suspense>
      </SelectionBar>
    </>
  )
}
