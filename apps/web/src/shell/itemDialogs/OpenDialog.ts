import type { Schemas } from '@spadestik/api-client'
import type { NarrowedItem } from '../../api/agents'
import type { ListedItem } from '@spadestik/domain/lists'
import type { PaywalledAction } from '../../item/paywall/PaywalledAction'
import type { TipTarget } from '../../item/TipTarget'
import type { NamedItem } from '../../item/ItemActionsContext'

export type OpenDialog =
  | { readonly kind: 'addToList'; readonly item: NamedItem }
  | { readonly kind: 'removeFromLists'; readonly item: NamedItem }
  /** `agentId` is the agent (saved search) whose e-mail led the user to the item, or null. */
  | { readonly kind: 'hide'; readonly item: NamedItem; readonly agentId: number | null }
  | { readonly kind: 'narrow'; readonly item: NarrowedItem }
  | { readonly kind: 'unhide'; readonly item: NamedItem }
  | { readonly kind: 'note'; readonly item: NamedItem; readonly note: Schemas['Note'] | null }
  | { readonly kind: 'deleteNote'; readonly item: NamedItem; readonly note: Schemas['Note'] }
  /** If the item is null, the dialog asks for a link to an item. */
  | { readonly kind: 'explain'; readonly item: ListedItem | null; readonly agentId: number | null }
  | { readonly kind: 'tip'; readonly target: TipTarget }
  | { readonly kind: 'copyByHand'; readonly link: string }
  | { readonly kind: 'paywall'; readonly action: PaywalledAction | null }
