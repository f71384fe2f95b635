import { sql } from 'kysely'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { viewOf } from '../../contract/View'
import { readToday } from './readToday'
import { readUnseen } from './readUnseen'

/** Returns which of the given items are new or changed since the user last saw them (D03). */
export const findUnseenItems: Handler<'findUnseenItems'> = (call) =>
  readUnseen(call.db, viewOf(call), call.body)

/** Ignores items that no longer exist (D03). */
export const markItemsSeen: Handler<'markItemsSeen'> = async ({ db, caller, body, now }) => {
  const { type, ids } = body
  const column = sql.ref(`${type}_id`)
  await sql`
    insert into seen_items (user_id, ${column}, seen_at)
    select ${userOf(caller).id}::integer, i.id, ${now.toISOString()}::timestamptz
    from ${sql.table(`${type}s`)} i where i.id = any(${[...ids]}::integer[]) order by i.id
    on conflict (user_id, ${column}) do update set seen_at = excluded.seen_at`.execute(db)
}

/**
 * Hides deadlines from the caller's dashboard or, if `isDismissed` is false, shows them there again. Ignores
 * tenders that no longer exist (D04).
 */
export const dismissDeadlines: Handler<'dismissDeadlines'> = async ({ db, caller, body }) => {
  const { id: userId } = userOf(caller)
  const { deadlines, isDismissed } = body
  const given = sql`jsonb_to_recordset(${JSON.stringify(deadlines)}::jsonb) as given(id integer, day date)`
  if (isDismissed) {
    await sql`
      insert into dismissed_deadlines (user_id, procurement_id, day)
      select ${userId}::integer, p.id, max(given.day) from ${given} join procurements p on p.id = given.id
      group by p.id order by p.id
      on conflict (user_id, procurement_id) do update set day = excluded.day`.execute(db)
  } else {
    await sql`
      delete from dismissed_deadlines d using ${given}
      where d.user_id = ${userId} and d.procurement_id = given.id and d.day = given.day`.execute(db)
  }
}

export const getToday: Handler<'getToday'> = (call) => readToday(call.db, viewOf(call))
