import type { ItemType } from '../items/ItemType'

/** The parts of a product (a subscription) that decide what its users may do. */
export interface ProductRights {
  readonly basic: boolean
  readonly companyEnabled: boolean
  readonly allowedProjectPhases: readonly number[]
}

/**
 * The level of access of a caller. `none` means a user without a product (a subscription). `paid` means a
 * user with a better product than the basic one. (K01)
 */
export type Tier = 'visitor' | 'limited' | 'none' | 'basic' | 'paid'

/**
 * Who sends a request: a visitor, a signed-in user, or a limited visitor, who may open a few projects without
 * a subscription.
 */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited' }
  | { readonly kind: 'user'; readonly product: ProductRights | null }

/** Returns the level of access of a caller. */
export function tierOf(caller: Caller): Tier {
  if (caller.kind !== 'user') return caller.kind
  if (caller.product === null) return 'none'
  return caller.product.basic ? 'basic' : 'paid'
}

/** Whether a caller has a better product (subscription) than the basic one. */
export function hasPaidProduct(caller: Caller): boolean {
  return tierOf(caller) === 'paid'
}

/**
 * Whether a caller may see and search companies. The product (subscription) must include companies, and it
 * must be a paid one, because the roles of a company reveal authorities and winners of tenders.
 */
export function hasCompanyAccess(caller: Caller): boolean {
  return hasPaidProduct(caller) && caller.kind === 'user' && caller.product?.companyEnabled === true
}

/**
 * Returns the item type of a new search: projects for callers with a paid subscription, tenders for all
 * others. (S01)
 */
export function defaultItemType(caller: Caller): ItemType {
  return hasPaidProduct(caller) ? 'project' : 'procurement'
}

/**
 * Whether a caller may search for projects in this phase. A caller without a subscription cannot filter by
 * phase. (S09)
 */
export function mayUseProjectPhase(caller: Caller, phaseId: number): boolean {
  return caller.kind === 'user' && (caller.product?.allowedProjectPhases.includes(phaseId) ?? false)
}
