import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Starts the session of a limited visitor and ends the ones before.
 *
 * @source specification 4
 */
export async function startVisitorSession(
  db: Kysely<Database>,
  visitorId: number,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await db
    .updateTable('sessions')
    .set({ ended: 'taken' })
    .where('visitor_id', '=', visitorId)
    .where('ended', 'is', null)
    .execute()
  await db
    .insertInto('sessions')
    .values({ id, user_id: null, visitor_id: visitorId, created: now.toISOString(), ended: null })
    .execute()
  return id
}
