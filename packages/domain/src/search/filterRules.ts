import type { Caller } from '../access/access'
import { mayUseProjectPhase } from '../access/access'
import type { ItemType } from './SearchCriteria'

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

/** Whether a project phase can be chosen: not for procurements, and only if the product allows it. (S09) */
export function canChooseProjectPhase(phaseId: number, itemType: ItemType, caller: Caller): boolean {
  return itemType !== 'procurement' && mayUseProjectPhase(caller, phaseId)
}

/** Returns the company whose name equals the typed text, ignoring case, unless it is already chosen. (S14) */
export function exactMatch<Option extends { readonly id: number; readonly name: string }>(
  options: readonly Option[],
  typed: string,
  chosenIds: readonly number[],
): Option | null {
  const wanted = typed.trim().toLocaleLowerCase()
  if (wanted === '') return null
  return (
    options.find(({ id, name }) => name.trim().toLocaleLowerCase() === wanted && !chosenIds.includes(id)) ??
    null
  )
}

/** Returns the options a tag input still offers: not chosen, and starting with the typed text. (V03) */
export function offeredTags<Option extends { readonly id: number; readonly name: string }>(
  options: readonly Option[],
  typed: string,
  chosenIds: readonly number[],
): Option[] {
  const beginning = typed.trim().toLocaleLowerCase()
  return options.filter(
    ({ id, name }) => !chosenIds.includes(id) && name.toLocaleLowerCase().startsWith(beginning),
  )
}
