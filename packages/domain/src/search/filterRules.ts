import type { Caller } from '../access/access'
import { mayUseProjectPhase } from '../access/access'
import type { ItemType } from './SearchCriteria'

/** A role as a filter offers it. */
export interface RoleOption {
  readonly id: number
  /** For which item types it can be chosen. */
  readonly itemTypes: readonly ItemType[]
}

/** Whether a role can be chosen among items of a type. @source specification 2 (Filter menu contents) */
export function canChooseRole(role: RoleOption, itemType: ItemType): boolean {
  return role.itemTypes.includes(itemType)
}

/** Whether a project phase can be chosen: not for procurements, and only what the product allows. @source specification 2 and 6 */
export function canChooseProjectPhase(phaseId: number, itemType: ItemType, caller: Caller): boolean {
  return itemType !== 'procurement' && mayUseProjectPhase(caller, phaseId)
}

/** The companies after one was typed: an exact name, in any case, that is not chosen yet, is added. @source specification 5 (Autocomplete) */
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

/** The options that a tag input still offers: not chosen, and beginning with what is typed. @source specification 5 (Tag input) */
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
