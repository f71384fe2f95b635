import type { Caller } from '../access/access'
import { may } from '../access/may'
import type { SearchCriteria } from './SearchCriteria'
import type { ItemType } from '../items/ItemType'

/** Whether a search is run: companies are not searched without company access. (S16, K01) */
export function canSearch({ itemType }: Pick<SearchCriteria, 'itemType'>, caller: Caller): boolean {
  return may(caller, itemType === 'company' ? 'searchCompanies' : 'searchItems')
}

/** A role as a filter offers it. */
export interface RoleOption {
  readonly id: number
  /** The item types it can be chosen for. */
  readonly itemTypes: readonly ItemType[]
}

/** Whether a role can be chosen for an item type. (S11) */
export function canChooseRole(role: RoleOption, itemType: ItemType): boolean {
  return role.itemTypes.includes(itemType)
}
