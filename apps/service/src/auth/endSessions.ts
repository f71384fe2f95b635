import type { Kysely } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Ends the sessions of an account on behalf of an administrator; their next call answers 482.
 *
 * @param email of a user or a limited visitor, in lower case
 * @returns how many sessions were open
 * @throws Error when nobody has the address.
 */
export async function endSessions(db: Kysely<Database>, email: string): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  const visitor = await db
    .selectFrom('limited_visitors')
    .select('id')
    .where('mail', '=', email)
    .executeTakeFirst()
  if (user === undefined && visitor === undefined) {
    throw new Error(`Nobody has the address ${email}, so no session was ended. Check it.`)
  }
  const ended = await db
    .updateTable('sessions')
    .set({ ended: 'ended' })
    .where('ended', 'is', null)
    .where((is) => is.or([is('user_id', '=', user?.id ?? 0), is('visitor_id', '=', visitor?.id ?? 0)]))
    .returning('id')
    .execute()
  return ended.length
}
