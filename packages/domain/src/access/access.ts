import type { ItemType } from '../items/ItemType'

/** The parts of a product that access depends on. */
export interface ProductRights {
  readonly basic: boolean
  readonly companyEnabled: boolean
  readonly allowedProjectPhases: readonly number[]
}

/** How much a caller may do; 'paid' is a product above basic. (K01) */
export type Tier = 'visitor' | 'limited' | 'none' | 'basic' | 'paid'

/** Who sends a request: an unknown visitor, a visitor with limited access, or a signed-in user. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'user'; readonly product: ProductRights | null }

/** Returns the tier of a caller. */
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
 * Whether a caller may see and search companies. A paid product is required as well, because the roles of a
 * company reveal the authorities and winners of tenders.
 */
export function hasCompanyAccess(caller: Caller): boolean {
  return hasPaidProduct(caller) && caller.kind === 'user' && caller.product?.companyEnabled === true
}

/** Returns the item type that a search starts with. (S01) */
export function defaultItemType(caller: Caller): ItemType {
  return hasPaidProduct(caller) ? 'project' : 'procurement'
}

/** Whether a caller may search for projects in this phase; a caller without a product may use no phase. (S09) */
export function mayUseProjectPhase(caller: Caller, phaseId: number): boolean {
  return caller.kind === 'user' && (caller.product?.allowedProjectPhases.includes(phaseId) ?? false)
}
