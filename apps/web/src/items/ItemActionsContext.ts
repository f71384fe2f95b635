import type { ListedItem } from '@spadestik/domain/lists'
import { createContext, use } from 'react'

/** An item that something can be done with. */
export interface NamedItem extends ListedItem {
  readonly name: string
}

export interface ItemActions {
  readonly isOnList: (item: ListedItem) => boolean
  /** Whether the item is on a list that colleagues see too. */
  readonly isShared: (item: ListedItem) => boolean
  readonly openAddToList: (item: NamedItem) => void
  readonly openPaywall: () => void
}

export const ItemActionsContext = createContext<ItemActions | null>(null)

/** What can be done with an item from its row or its page. @throws outside ItemActionsProvider. */
export function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext)
  if (actions === null) {
    throw new Error(
      'useItemActions was called outside <ItemActionsProvider>: its dialogs have no place. Render the part within a signed-in page.',
    )
  }
  return actions
}
