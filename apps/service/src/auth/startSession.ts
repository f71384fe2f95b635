import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Starts the session of a user and ends the one before. However many log in at once, one stays: the row of
 * the user is locked, so that each waits for the one before, and the last to come has the valid session.
 *
 * @source specification 4
 */
export async function startSession(db: Kysely<Database>, userId: number, now: Date): Promise<string> {
  const id = randomUUID()
  await db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
    await trx
      .updateTable('sessions')
      .set({ ended: 'taken' })
      .where('user_id', '=', userId)
      .where('ended', 'is', null)
      .execute()
    await trx
      .insertInto('sessions')
      .values({ id, user_id: userId, visitor_id: null, created: now.toISOString(), ended: null })
      .execute()
  })
  return id
}
