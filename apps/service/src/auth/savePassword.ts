import type { Kysely } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Saves the hash of a user's new password; answers to whom that may be told.
 *
 * @source specification 4
 */
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
