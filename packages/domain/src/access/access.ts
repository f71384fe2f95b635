import type { ItemType } from '../items/ItemType'

export interface ProductRights {
  readonly basic: boolean
  readonly companyEnabled: boolean
  readonly allowedProjectPhases: readonly number[]
}

/**
 * The level of access of a caller. `none` is a user without a product (a subscription). `paid` is a user with
 * more than the basic product. (K01)
 */
export type Tier = 'visitor' | 'limited' | 'none' | 'basic' | 'paid'

/** Who sends a request. A limited visitor may open a few projects without a subscription. */
export type Caller =
  | { readonly kind: 'visitor' }
  | { readonly kind: 'limited' }
  | {
      readonly kind: 'user'
      readonly product: ProductRights | null
      /** Whether an administrator acts as the user. */
      readonly isImpersonated?: boolean
    }

/** Returns the level of access of a caller. */
export function tierOf(caller: Caller): Tier {
  if (caller.kind !== 'user') return caller.kind
  if (caller.product === null) return 'none'
  return caller.product.basic ? 'basic' : 'paid'
}

/** Whether a caller has more than the basic product (subscription). */
export function hasPaidProduct(caller: Caller): boolean {
  return tierOf(caller) === 'paid'
}

/**
 * Whether a caller may see and search companies. This needs a paid product (subscription) that includes
 * companies, because a company's roles reveal the authorities and winners of tenders.
 */
export function hasCompanyAccess(caller: Caller): boolean {
  return hasPaidProduct(caller) && caller.kind === 'user' && caller.product?.companyEnabled === true
}

/** Returns the item type of a new search: projects with a paid subscription, otherwise tenders. (S01) */
export function defaultItemType(caller: Caller): ItemType {
  return hasPaidProduct(caller) ? 'project' : 'procurement'
}

/**
 * Whether a caller may search for projects in this phase. Without a subscription, no phase can be chosen.
 * (S09)
 */
export function mayUseProjectPhase(caller: Caller, phaseId: number): boolean {
  return caller.kind === 'user' && (caller.product?.allowedProjectPhases.includes(phaseId) ?? false)
}

/**
 * Whether the product (subscription) of a caller leaves out projects in this phase. Nothing but the phase of such a
 * project is shown, and no search finds it. Callers without a product, and limited visitors, have rules of
 * their own. (S09)
 */
export function isPhaseOutsideProduct(caller: Caller, phaseId: number): boolean {
  return caller.kind === 'user' && caller.product !== null && !mayUseProjectPhase(caller, phaseId)
}
