import type { Schemas } from '@spadestik/api-client'
import type { ListedItem } from '@spadestik/domain/lists'
import { createContext, use } from 'react'
import type { PaywalledAction } from './paywall/PaywalledAction'
import type { TipTarget } from './TipTarget'

/** An item with its name. Dialogs about the item show the name. */
export interface NamedItem extends ListedItem {
  readonly name: string
}

/** The actions on items. If the user may not take an action, the paywall opens instead (I01). */
export interface ItemActions {
  readonly isOnList: (item: ListedItem) => boolean
  /** Whether the item is on a list that colleagues share. */
  readonly isShared: (item: ListedItem) => boolean
  /** Whether the item is hidden from the user's searches. */
  readonly isHidden: (item: ListedItem) => boolean
  /** Opens the dialog that puts an item on a list, or moves it to another list. */
  readonly openAddToList: (item: NamedItem) => void
  /** Opens the dialog that takes an item off its lists. */
  readonly openListRemove: (item: NamedItem) => void
  /**
   * Opens the dialog that hides an item, or changes the users from whom it is hidden.
   *
   * @param agentId the agent (a saved search) whose e-mail led the user here; the app then proposes filters
   * with which this agent would not find the item
   */
  readonly openHide: (item: NamedItem, agentId?: number) => void
  /** Opens the dialog that stops hiding an item. */
  readonly openUnhide: (item: NamedItem) => void
  /** Opens the dialog in which the user writes a note on an item, or changes the given note. */
  readonly openNote: (item: NamedItem, note?: Schemas['Note']) => void
  readonly openNoteDelete: (item: NamedItem, note: Schemas['Note']) => void
  /**
   * Opens the dialog that shows a company's role or a contact, with a form for a tip (a message about it to
   * the sales team).
   */
  readonly openTip: (target: TipTarget) => void
  /**
   * Opens the dialog that explains why the user's agents (saved searches) find an item or not. If the item is
   * null, the dialog asks for a link to an item.
   *
   * @param agentId the agent to show first
   */
  readonly openExplanation: (item: ListedItem | null, agentId?: number) => void
  readonly openPaywall: () => void
  /**
   * Opens the paywall with the text for an action. The paywall explains that the action needs a subscription.
   */
  readonly openPaywallFor: (action: PaywalledAction) => void
  /** Opens the print page of a project or procurement. */
  readonly print: (item: ListedItem) => void
}

export const ItemActionsContext = createContext<ItemActions | null>(null)

/** Returns the actions on items. @throws outside ItemActionsProvider */
export function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext)
  if (actions === null) {
    throw new Error(
      'useItemActions was called outside <ItemActionsProvider>, so no dialog can open. Render the component inside a page.',
    )
  }
  return actions
}
