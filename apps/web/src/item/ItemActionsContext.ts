import type { Schemas } from '@spadestik/api-client'
import type { ListedItem } from '@spadestik/domain/lists'
import { createContext, use } from 'react'
import type { PaywalledAction } from './paywall/PaywalledAction'
import type { TipTarget } from './TipTarget'

/** An item that something can be done with. */
export interface NamedItem extends ListedItem {
  readonly name: string
}

/** What can be done with items; where the caller may not do it, the paywall opens instead. */
export interface ItemActions {
  readonly isOnList: (item: ListedItem) => boolean
  /** Whether the item is on a list that colleagues see too. */
  readonly isShared: (item: ListedItem) => boolean
  /** Whether the item is hidden from the user's searches. */
  readonly isHidden: (item: ListedItem) => boolean
  /** Puts an item on a list, or moves it to another. */
  readonly openAddToList: (item: NamedItem) => void
  /** Takes an item off lists. */
  readonly openListRemove: (item: NamedItem) => void
  /** Hides an item, or changes whom it is hidden from. */
  readonly openHide: (item: NamedItem) => void
  /** Shows a hidden item again. */
  readonly openUnhide: (item: NamedItem) => void
  /** Writes a note on an item, or changes one. */
  readonly openNote: (item: NamedItem, note?: Schemas['Note']) => void
  readonly openNoteDelete: (item: NamedItem, note: Schemas['Note']) => void
  /** Shows a role or a contact and takes a tip about it. */
  readonly openTip: (target: TipTarget) => void
  readonly openPaywall: () => void
  /** Opens the paywall with the reason for it. */
  readonly openPaywallFor: (action: PaywalledAction) => void
  /** Leads to the printed page of a project or a procurement. */
  readonly print: (item: ListedItem) => void
}

export const ItemActionsContext = createContext<ItemActions | null>(null)

/** What can be done with an item from its row or its page. @throws outside ItemActionsProvider. */
export function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext)
  if (actions === null) {
    throw new Error(
      'useItemActions was called outside <ItemActionsProvider>: its dialogs have no place. Render the part within a page.',
    )
  }
  return actions
}
