import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * Starts a session of a user and ends the previous one (W02). The row of the user is locked, so after
 * concurrent logins only the last session is valid. Call this function in a transaction.
 *
 * @param impersonationId null when the user signs in
 */
export async function startSession(
  trx: Kysely<Database>,
  userId: number,
  now: Date,
  impersonationId: number | null = null,
): Promise<string> {
  const id = randomUUID()
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
  await trx
    .updateTable('sessions')
    .set({ ended: 'taken' })
    .where('user_id', '=', userId)
    .where('ended', 'is', null)
    .execute()
  const created = now.toISOString()
  await trx
    .insertInto('sessions')
    .values({
      id,
      user_id: userId,
      visitor_id: null,
      created,
      ended: null,
      impersonation_id: impersonationId,
    })
    .execute()
  return id
}

export async function startVisitorSession(
  db: Kysely<Database>,
  visitorId: number,
  now: Date,
): Promise<string> {
  const id = randomUUID()
  await db
    .updateTable('limited_visitors')
    .set({ seen: now.toISOString() })
    .where('id', '=', visitorId)
    .execute()
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

/**
 * Ends the sessions of a user or a limited visitor. Further calls with these sessions get the status 482.
 *
 * @param email in lower case
 * @returns the number of sessions that were open
 * @throws Error when no account has the address.
 */
export async function endSessions(db: Kysely<Database>, email: string): Promise<number> {
  const user = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  const visitor = await db
    .selectFrom('limited_visitors')
    .select('id')
    .where('mail', '=', email)
    .executeTakeFirst()
  if (user === undefined && visitor === undefined) {
    throw new Error(`No account has the address ${email}, so no session was ended. Check it.`)
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

/** Ends the sessions of users. Further calls with these sessions get the status 482. */
export async function endSessionsOf(db: Kysely<Database>, userIds: readonly number[]): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ ended: 'ended' })
    .where('ended', 'is', null)
    .where('user_id', '=', (any) => any.fn.any(any.val([...userIds])))
    .execute()
}
