import type { ItemType } from '../items/ItemType'

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
