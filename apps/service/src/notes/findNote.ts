import type { Kysely } from 'kysely'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'

/**
 * Makes sure that a note exists and that the user may see it.
 *
 * @throws Problem `notFound` otherwise.
 * @source specification 6
 */
export async function findNote(db: Kysely<Database>, noteId: number, userId: number): Promise<void> {
  const row = await db
    .selectFrom('note_users')
    .select('note_id')
    .where('note_id', '=', noteId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row !== undefined) return
  throw new Problem(
    'notFound',
    'There is no such note, or it is not shared with you. Choose one of your notes.',
  )
}
