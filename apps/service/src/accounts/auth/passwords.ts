import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'
import { revokeTokens } from './oneTimeTokens'

export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

// A hash that belongs to no account. For an unknown e-mail address, the password is compared with this hash.
// So the refusal takes as long as for a known address.
let decoy: Promise<string> | null = null

/**
 * Returns whether a password matches a hash. Without a hash (for an unknown address), returns false, but
 * takes as long as with a hash.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password)
  decoy ??= hash('nobody')
  await verify(await decoy, password)
  return false
}

/**
 * Saves the password of a user. All links and codes that were mailed to the user before become invalid, so
 * that a stolen one cannot undo the change.
 */
export async function savePassword(
  db: Kysely<Database>,
  userId: number,
  passwordHash: string,
): Promise<{ name: string; email: string }> {
  await revokeTokens(db, userId)
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['name', 'email'])
    .executeTakeFirstOrThrow()
}
