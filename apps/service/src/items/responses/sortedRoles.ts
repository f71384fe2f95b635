import type { Schemas } from '@spadestik/api-client/schema'
import { collatorOf } from '@spadestik/domain/locale'
import type { LanguageCode } from '../../reference/languages'

type Role = Schemas['CompanyRole']
type Order = (a: Role, b: Role) => number

/**
 * The position of the phase of the item on which the company has the role. A phase that ends an item early,
 * such as cancelled, has no position and comes last.
 */
const place = ({ itemPhase }: Role): number => itemPhase.index ?? Number.MAX_SAFE_INTEGER

/**
 * Sorts the roles of a company by the chosen property. Roles with the same value are sorted newest first. The
 * database cannot sort them, because it does not know the order of letters in the user's language.
 */
export function sortedRoles(
  roles: readonly Role[],
  sort: Schemas['CompanyRoleOrder'],
  ascending: boolean,
  language: LanguageCode,
): Role[] {
  const { compare } = collatorOf(language)
  const orders: Record<Schemas['CompanyRoleOrder'], Order> = {
    added: (a, b) => a.added.localeCompare(b.added),
    phase: (a, b) => place(a) - place(b) || a.itemPhase.id - b.itemPhase.id,
    name: (a, b) => compare(a.itemName, b.itemName),
    role: (a, b) => compare(a.role?.name ?? a.roleString ?? '', b.role?.name ?? b.roleString ?? ''),
  }
  const direction = ascending ? 1 : -1
  return [...roles].sort(
    (a, b) => direction * orders[sort](a, b) || b.added.localeCompare(a.added) || b.id - a.id,
  )
}
