import { readStorage, writeStorage } from './readStorage'

const key = 'impersonation'

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
  return readStorage(key, (kept) => (isImpersonation(kept) ? kept : null))
}

/** Keeps an impersonation, or forgets it. */
export function keepImpersonation(impersonation: Impersonation | null): void {
  writeStorage(key, impersonation)
}
