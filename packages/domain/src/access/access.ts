import type { ItemType } from '../search/SearchCriteria'

/** What a product gives, as far as access depends on it. */
export interface ProductRights {
  readonly basic: boolean
  readonly companyEnabled: boolean
  readonly allowedProjectPhases: readonly number[]
}

/** How much a caller may do: 'paid' is a product above basic. @source specification 6 */
export type Tier = 'visitor' | 'limited' | 'none' | 'basic' | 'paid'

/** Whoever asks: nobody known, somebody with limited access, or a signed-in user. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'user'; readonly product: ProductRights | null }

/** The tier of a caller. */
export function tierOf(caller: Caller): Tier {
  if (caller.kind !== 'user') return caller.kind
  if (caller.product === null) return 'none'
  return caller.product.basic ? 'basic' : 'paid'
}

/** Whether a caller has a product above basic. */
export function hasPaidProduct(caller: Caller): boolean {
  return tierOf(caller) === 'paid'
}

/**
 * Whether a caller may see and search companies. Needs a paid product as well: the roles of a company would
 * give away the authorities and winners of tenders.
 */
export function hasCompanyAccess(caller: Caller): boolean {
  return hasPaidProduct(caller) && caller.kind === 'user' && caller.product?.companyEnabled === true
}

/** The item type that a search begins with. */
export function defaultItemType(caller: Caller): ItemType {
  return hasPaidProduct(caller) ? 'project' : 'procurement'
}

/** Whether a caller may look for projects in this phase; without a product there is no phase to choose. */
export function mayUseProjectPhase(caller: Caller, phaseId: number): boolean {
  return caller.kind === 'user' && (caller.product?.allowedProjectPhases.includes(phaseId) ?? false)
}
