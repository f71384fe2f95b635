import type { Schemas } from '@spadestik/api-client'
import type { ListedItem } from '@spadestik/domain/lists'
import { createContext, use } from 'react'
import type { PaywalledAction } from './paywall/PaywalledAction'
import type { TipTarget } from './TipTarget'

export interface NamedItem extends ListedItem {
  readonly name: string
}

/** The actions on items. An action opens the paywall if the user may not use the action (I01). */
export interface ItemActions {
  readonly lists: {
    /** Undefined while the lists are unknown. */
    readonly isOnList: (item: ListedItem) => boolean | undefined
    readonly isShared: (item: ListedItem) => boolean
    readonly openAddToList: (item: NamedItem) => void
    readonly openListRemove: (item: NamedItem) => void
  }
  readonly hiding: {
    readonly isHidden: (item: ListedItem) => boolean
    /**
     * Opens the dialog that hides an item. For an item that is already hidden, the dialog edits the list of
     * users who do not see the item.
     *
     * @param agentId the agent (a saved search) whose e-mail led the user here; after hiding, the app proposes
     * stricter filters for this agent
     */
    readonly openHide: (item: NamedItem, agentId?: number) => void
    readonly openUnhide: (item: NamedItem) => void
  }
  readonly notes: {
    readonly openNote: (item: NamedItem, note?: Schemas['Note']) => void
    readonly openNoteDelete: (item: NamedItem, note: Schemas['Note']) => void
  }
  readonly paywall: {
    readonly openPaywall: () => void
    /** Opens the paywall, which explains why this action needs a subscription. */
    readonly openPaywallFor: (action: PaywalledAction) => void
  }
  /**
   * Opens the dialog about a company's role or a contact. Its form sends a tip (a message to the sales team).
   */
  readonly openTip: (target: TipTarget) => void
  /**
   * Opens the dialog that explains why the user's agents (saved searches) find or do not find an item. If the
   * item is null, the dialog asks for an item.
   *
   * @param agentId the agent to show first
   */
  readonly openExplanation: (item: ListedItem | null, agentId?: number) => void
  readonly sharing: {
    /** Opens a dialog with a link that could not be copied. */
    readonly openCopyByHand: (link: string) => void
    readonly print: (item: ListedItem) => void
  }
  /** Loads the code of the dialogs, for when the user is about to open one. */
  readonly prefetchDialogs: () => void
}

/** Components use one of the hooks below, so that they depend only on the actions that they offer. */
export const ItemActionsContext = createContext<ItemActions | null>(null)

/** @throws outside ItemActionsProvider */
function useItemActions(): ItemActions {
  const actions = use(ItemActionsContext)
  if (actions === null) {
    throw new Error(
      'An action on items was used outside <ItemActionsProvider>, so no dialog can open. Render the component inside a page.',
    )
  }
  return actions
}

export const useListActions = () => useItemActions().lists
export const useHideActions = () => useItemActions().hiding
export const useNoteActions = () => useItemActions().notes
export const usePaywall = () => useItemActions().paywall
export const useOpenTip = () => useItemActions().openTip
export const useOpenExplanation = () => useItemActions().openExplanation
export const useShareActions = () => useItemActions().sharing
export const usePrefetchDialogs = () => useItemActions().prefetchDialogs
