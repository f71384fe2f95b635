import type { Schemas } from '@spadestik/api-client/schema'
import { readStorage, writeStorage } from '../storage/readStorage'

const userKey = 'user'

const isUser = (kept: unknown): kept is Schemas['User'] =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  'name' in kept &&
  'product' in kept &&
  'email' in kept

/** Returns the stored user of the last login, or null. */
export function readStoredUser(): Schemas['User'] | null {
  return readStorage(userKey, (kept) => (isUser(kept) ? kept : null))
}

/** Stores the user. Null deletes the stored user. */
export function storeUser(user: Schemas['User'] | null): void {
  writeStorage(userKey, user)
}

const visitorKey = 'visitor'

const isVisitor = (kept: unknown): kept is Schemas['LimitedAccess'] =>
  typeof kept === 'object' && kept !== null && 'name' in kept && 'mail' in kept && 'views' in kept

/**
 * Returns the stored limited visitor, or null. Limited visitors may open a few projects without a
 * subscription.
 */
export function readStoredVisitor(): Schemas['LimitedAccess'] | null {
  return readStorage(visitorKey, (kept) => (isVisitor(kept) ? kept : null))
}

/** Stores the limited visitor, who has no subscription. Null deletes the stored visitor. */
export function storeVisitor(visitor: Schemas['LimitedAccess'] | null): void {
  writeStorage(visitorKey, visitor)
}

const impersonationKey = 'impersonation'

/** What is stored while an administrator acts as another user (W06). */
export interface Impersonation {
  /** The id of the user that the administrator acts as. */
  readonly userId: number
  /**
   * The token of the administrator's own session; null if there was none. Ending the impersonation restores
   * this session.
   */
  readonly ownToken: string | null
}

const isImpersonation = (kept: unknown): kept is Impersonation =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'number' &&
  'ownToken' in kept &&
  (kept.ownToken === null || typeof kept.ownToken === 'string')

/** Returns the current impersonation in this browser, or null. */
export function readImpersonation(): Impersonation | null {
  return readStorage(impersonationKey, (kept) => (isImpersonation(kept) ? kept : null))
}

/** Stores an impersonation. Null deletes the stored impersonation. */
export function storeImpersonation(impersonation: Impersonation | null): void {
  writeStorage(impersonationKey, impersonation)
}
