import type { Caller } from '../access/access'
import { may } from '../access/may'
import type { SearchCriteria, SearchOrder } from './SearchCriteria'
import type { ItemType } from '../items/ItemType'
import { keysOf } from '../records/keysOf'

/** Whether a search may run. A search for companies requires company access. (S16, K01) */
export function canSearch({ itemType }: Pick<SearchCriteria, 'itemType'>, caller: Caller): boolean {
  return may(caller, itemType === 'company' ? 'searchCompanies' : 'searchItems')
}

export interface RoleOption {
  readonly id: number
  /** The item types for which the role can be chosen. */
  readonly itemTypes: readonly ItemType[]
}

/** Whether a role can be chosen for an item type. (S11) */
export function canChooseRole(role: RoleOption, itemType: ItemType): boolean {
  return role.itemTypes.includes(itemType)
}

/** The orders in which the control shows them, and whether each can be reversed. */
const canReverse: Readonly<Record<SearchOrder, boolean>> = {
  bestMatch: false,
  published: true,
  updated: true,
  budget: true,
  deadline: false,
}

export const searchOrders = keysOf(canReverse)

/** Whether an order can be reversed. Best match and next deadline cannot be reversed. (S03) */
export function hasDirection(order: SearchOrder): boolean {
  return canReverse[order]
}

/**
 * Returns the orders that a caller can choose for an item type, and whether the caller can reverse the
 * current order. Users cannot choose an order for companies, and the order by deadline needs a paid
 * subscription. (S03, K02)
 */
export function orderRules(
  { itemType, order }: Pick<SearchCriteria, 'itemType' | 'order'>,
  caller: Caller,
): { readonly orders: readonly SearchOrder[]; readonly canReverse: boolean } {
  if (itemType === 'company') return { orders: [], canReverse: false }
  const hasDeadlines = itemType === 'procurement' && may(caller, 'readPaidDetails')
  return {
    orders: searchOrders.filter((one) => one !== 'deadline' || hasDeadlines),
    canReverse: hasDirection(order),
  }
}
