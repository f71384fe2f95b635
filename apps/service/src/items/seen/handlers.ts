import { sql } from 'kysely'
import { userOf } from '../../http/Caller'
import type { Handler } from '../../http/Operation'
import { viewOf } from '../../http/View'
import { continueVisit } from './continueVisit'
import { readUnseen } from './readUnseen'

/** Returns which of the given items are new or changed since the user last saw them (D03). */
export const findUnseenItems: Handler<'findUnseenItems'> = async (call) => {
  const { db, caller, body, now } = call
  const { id: userId } = userOf(caller)
  const previousEnd = await continueVisit(db, userId, now)
  return readUnseen(db, viewOf(call), { ...body, userId, previousEnd })
}

/** Stores that the user has seen items now. Items that no longer exist are ignored (D03). */
export const markItemsSeen: Handler<'markItemsSeen'> = async ({ db, caller, body, now }) => {
  const { type, ids } = body
  const column = sql.ref(`${type}_id`)
  await sql`
    insert into seen_items (user_id, ${column}, seen_at)
    select ${userOf(caller).id}::integer, i.id, ${now.toISOString()}::timestamptz
    from ${sql.table(`${type}s`)} i where i.id = any(${[...ids]}::integer[]) order by i.id
    on conflict (user_id, ${column}) do update set seen_at = excluded.seen_at`.execute(db)
}
