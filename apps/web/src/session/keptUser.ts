import type { Schemas } from '@spadestik/api-client/schema'
import { readStorage, writeStorage } from './readStorage'

const key = 'user'

const isUser = (kept: unknown): kept is Schemas['User'] =>
  typeof kept === 'object' &&
  kept !== null &&
  'id' in kept &&
  'name' in kept &&
  'product' in kept &&
  'email' in kept

/** The user that this browser remembers from the last login, or null. */
export function readKeptUser(): Schemas['User'] | null {
  return readStorage(key, (kept) => (isUser(kept) ? kept : null))
}

/** Remembers the user, or forgets them. */
export function keepUser(user: Schemas['User'] | null): void {
  writeStorage(key, user)
}
