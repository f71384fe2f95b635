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

/** Stores the user; null deletes them. */
export function storeUser(user: Schemas['User'] | null): void {
  writeStorage(userKey, user)
}

const visitorKey = 'visitor'

const isVisitor = (kept: unknown): kept is Schemas['LimitedAccess'] =>
  typeof kept === 'object' && kept !== null && 'name' in kept && 'mail' in kept && 'views' in kept

/** Returns the stored visitor with limited access, or null. */
export function readStoredVisitor(): Schemas['LimitedAccess'] | null {
  return readStorage(visitorKey, (kept) => (isVisitor(kept) ? kept : null))
}

/** Stores the visitor; null deletes them. */
export function storeVisitor(visitor: Schemas['LimitedAccess'] | null): void {
  writeStorage(visitorKey, visitor)
}

const impersonationKey = 'impersonation'

/** An administrator acting as a user (W06). */
export interface Impersonation {
  /** The user that the administrator acts as. */
  readonly userId: number
  /** The administrator's previous session, to return to; null without one. */
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

/** Stores an impersonation; null deletes it. */
export function storeImpersonation(impersonation: Impersonation | null): void {
  writeStorage(impersonationKey, impersonation)
}
