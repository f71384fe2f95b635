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

export function readStoredUser(): Schemas['User'] | null {
  return readStorage(userKey, (kept) => (isUser(kept) ? kept : null))
}

export function storeUser(user: Schemas['User'] | null): void {
  writeStorage(userKey, user)
}

const visitorKey = 'visitor'

const isVisitor = (kept: unknown): kept is Schemas['LimitedAccess'] =>
  typeof kept === 'object' && kept !== null && 'name' in kept && 'mail' in kept && 'views' in kept

export function readStoredVisitor(): Schemas['LimitedAccess'] | null {
  return readStorage(visitorKey, (kept) => (isVisitor(kept) ? kept : null))
}

export function storeVisitor(visitor: Schemas['LimitedAccess'] | null): void {
  writeStorage(visitorKey, visitor)
}

const impersonationKey = 'impersonation'

/** Stored while an administrator acts as another user (W06). */
export interface Impersonation {
  readonly userId: number
  /** The administrator's own token, which is restored when the impersonation ends. Null if there was none. */
  readonly ownToken: string | null
}

const isImpersonation = (kept: unknown): kept is Impersonation =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'number' &&
  'ownToken' in kept &&
  (kept.ownToken === null || typeof kept.ownToken === 'string')

export function readImpersonation(): Impersonation | null {
  return readStorage(impersonationKey, (kept) => (isImpersonation(kept) ? kept : null))
}

export function storeImpersonation(impersonation: Impersonation | null): void {
  writeStorage(impersonationKey, impersonation)
}
