import type { Kysely } from 'kysely'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'

/**
 * Makes sure that a list exists and that the user has it.
 *
 * @throws Problem `notFound` otherwise.
 * @source specification 6
 */
export async function findList(db: Kysely<Database>, listId: number, userId: number): Promise<void> {
  const row = await db
    .selectFrom('list_users')
    .select('list_id')
    .where('list_id', '=', listId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) {
    throw new Problem(
      'notFound',
      'There is no such list, or it is not shared with you. Choose one of your lists.',
    )
  }
}
