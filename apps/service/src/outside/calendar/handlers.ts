import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { findAgent } from '../../agents/findAgent'
import { hashSecret, makeSecret } from '../../accounts/auth/secrets'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { found, Problem } from '../../contract/Problem'
import { findList } from '../../items/lists/findList'
import type { Database } from '../../storage/Database'
import { isShared } from '../isShared'

const ownFeeds = (db: Kysely<Database>, userId: number) =>
  db
    .selectFrom('calendar_feeds as f')
    .select(['f.id', 'f.list_id as listId', 'f.agent_id as agentId', 'f.created', 'f.last_read as lastRead'])
    .where('f.user_id', '=', userId)
    .where(isShared('f'))

const urlsOf = (publicUrl: string, secret: string) => ({
  url: `${publicUrl}/calendar/${secret}.ics`,
  atomUrl: `${publicUrl}/feeds/${secret}.atom`,
  jsonUrl: `${publicUrl}/feeds/${secret}.json`,
})

export const getCalendarFeeds: Handler<'getCalendarFeeds'> = ({ db, caller }) =>
  ownFeeds(db, userOf(caller).id).orderBy('f.id').execute()

async function requireSource(
  db: Kysely<Database>,
  { listId, agentId }: Schemas['CalendarFeedDraft'],
  userId: number,
): Promise<void> {
  if (listId !== null && agentId !== null) {
    throw new Problem(
      'badRequest',
      'A feed is about a list or about an agent, so one for both was not created. Send null for one of them.',
      [{ path: '/body/agentId', message: 'must be null, because listId is set' }],
    )
  }
  if (listId !== null) await findList(db, listId, userId)
  if (agentId !== null) await findAgent(db, agentId, userId, ['project', 'procurement'])
}

/** Creates a calendar feed, and returns its addresses. They cannot be read again (Z08, O14). */
export const createCalendarFeed: Handler<'createCalendarFeed'> = async (call) => {
  const { db, caller, body, query, now, publicUrl } = call
  const { id: userId } = userOf(caller)
  await requireSource(db, body, userId)
  const secret = makeSecret()
  const row = await db
    .insertInto('calendar_feeds')
    .values({
      user_id: userId,
      list_id: body.listId,
      agent_id: body.agentId,
      hash: hashSecret(secret),
      domain_id: query.domainId,
      created: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'created'])
    .executeTakeFirst()
  if (row === undefined) {
    throw new Problem(
      'conflict',
      'This calendar feed exists already, so no second one was created. Renew its address to see one.',
    )
  }
  return { feed: { ...row, ...body, lastRead: null }, ...urlsOf(publicUrl, secret) }
}

/** Gives a calendar feed new addresses. The old ones stop working (Z08, O15). */
export const renewCalendarFeed: Handler<'renewCalendarFeed'> = async (call) => {
  const { db, caller, path, query, now, publicUrl } = call
  const own = await ownFeeds(db, userOf(caller).id).where('f.id', '=', path.id).executeTakeFirst()
  const feed = found(own, 'calendar feed')
  const secret = makeSecret()
  const created = now.toISOString()
  await db
    .updateTable('calendar_feeds')
    .set({ hash: hashSecret(secret), domain_id: query.domainId, created, last_read: null })
    .where('id', '=', feed.id)
    .execute()
  return { feed: { ...feed, created, lastRead: null }, ...urlsOf(publicUrl, secret) }
}

export const deleteCalendarFeed: Handler<'deleteCalendarFeed'> = async ({ db, caller, path }) => {
  const deleted = await db
    .deleteFrom('calendar_feeds')
    .where('id', '=', path.id)
    .where('user_id', '=', userOf(caller).id)
    .returning('id')
    .executeTakeFirst()
  found(deleted, 'calendar feed')
}
