import type { Schemas } from '@spadestik/api-client/schema'
import { readStorage, writeStorage } from './readStorage'

const key = 'visitor'

const isVisitor = (kept: unknown): kept is Schemas['LimitedAccess'] =>
  typeof kept === 'object' && kept !== null && 'name' in kept && 'mail' in kept && 'views' in kept

/** The visitor with limited access that this browser remembers, or null. */
export function readKeptVisitor(): Schemas['LimitedAccess'] | null {
  return readStorage(key, (kept) => (isVisitor(kept) ? kept : null))
}

/** Remembers the visitor, or forgets them. */
export function keepVisitor(visitor: Schemas['LimitedAccess'] | null): void {
  writeStorage(key, visitor)
}
