import { hash, verify } from '@node-rs/argon2'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

/** Hashes a password with argon2id. */
export function hashPassword(password: string): Promise<string> {
  return hash(password)
}

// Of no account: lets an unknown address take as long as a wrong password.
let decoy: Promise<string> | null = null

/** Whether a password belongs to a hash. Without a hash the answer is no, after the same time. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash !== null) return verify(passwordHash, password)
  decoy ??= hash('nobody')
  await verify(await decoy, password)
  return false
}

/** Saves the hash of a user's new password; answers to whom that may be told. */
export function savePassword(
  db: Kysely<Database>,
  userId: number,
  passwordHash: string,
): Promise<{ name: string; email: string }> {
  return db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .returning(['name', 'email'])
    .executeTakeFirstOrThrow()
}
