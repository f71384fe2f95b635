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

/** The user that this browser remembers from the last login, or null. */
export function readKeptUser(): Schemas['User'] | null {
  return readStorage(userKey, (kept) => (isUser(kept) ? kept : null))
}

/** Remembers the user, or forgets them. */
export function keepUser(user: Schemas['User'] | null): void {
  writeStorage(userKey, user)
}

const visitorKey = 'visitor'

const isVisitor = (kept: unknown): kept is Schemas['LimitedAccess'] =>
  typeof kept === 'object' && kept !== null && 'name' in kept && 'mail' in kept && 'views' in kept

/** The visitor with limited access that this browser remembers, or null. */
export function readKeptVisitor(): Schemas['LimitedAccess'] | null {
  return readStorage(visitorKey, (kept) => (isVisitor(kept) ? kept : null))
}

/** Remembers the visitor, or forgets them. */
export function keepVisitor(visitor: Schemas['LimitedAccess'] | null): void {
  writeStorage(visitorKey, visitor)
}

const impersonationKey = 'impersonation'

/** An administrator who acts as a user. */
export interface Impersonation {
  /** The user that the administrator acts as. */
  readonly userId: number
  /** The session that the administrator had before, to which the app returns; null without one. */
  readonly ownToken: string | null
}

const isImpersonation = (kept: unknown): kept is Impersonation =>
  typeof kept === 'object' &&
  kept !== null &&
  'userId' in kept &&
  typeof kept.userId === 'number' &&
  'ownToken' in kept &&
  (kept.ownToken === null || typeof kept.ownToken === 'string')

/** Returns the impersonation that goes on in this browser, or null. */
export function readImpersonation(): Impersonation | null {
  return readStorage(impersonationKey, (kept) => (isImpersonation(kept) ? kept : null))
}

/** Keeps an impersonation, or forgets it. */
export function keepImpersonation(impersonation: Impersonation | null): void {
  writeStorage(impersonationKey, impersonation)
}
