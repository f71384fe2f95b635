import type { Schemas } from '@spadestik/api-client/schema'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { userOf } from '../contract/Caller'
import type { Handler } from '../contract/Operation'
import { found, Problem } from '../contract/Problem'
import { findList } from '../items/lists/findList'
import type { Database } from '../storage/Database'

/** Returns the reminders of the caller (Z09). `days` is the number of days before the deadline. */
export const getReminders: Handler<'getReminders'> = async ({ db, caller }) => {
  const { rows } = await sql<Schemas['Reminder']>`
    select r.list_id as "listId", r.procurement_id as "procurementId", r.days from reminders r
    where r.user_id = ${userOf(caller).id} and (r.list_id is null
      or exists (select from list_users u where u.list_id = r.list_id and u.user_id = r.user_id))
    order by r.list_id, r.procurement_id`.execute(db)
  return rows
}

async function requireSubject(
  db: Kysely<Database>,
  { listId, procurementId }: Schemas['ReminderDraft'],
  userId: number,
): Promise<void> {
  if ((listId === null) === (procurementId === null)) {
    throw new Problem(
      'badRequest',
      'A reminder is about a list or about a tender, so this one was not saved. Send null for exactly one of them.',
      [{ path: '/body/procurementId', message: 'must be null if listId is set, and a number otherwise' }],
    )
  }
  if (listId !== null) return findList(db, listId, userId)
  const tender = await db
    .selectFrom('procurements')
    .select('id')
    .where('id', '=', procurementId)
    .executeTakeFirst()
  found(tender, 'tender')
}

/** Saves how many days before a deadline the user is reminded. Ends the reminders if `days` is null (Z09). */
export const saveReminder: Handler<'saveReminder'> = async ({ db, caller, body, now }) => {
  const { id: userId } = userOf(caller)
  await requireSubject(db, body, userId)
  const { listId, procurementId, days } = body
  const created = now.toISOString()
  if (days === null) {
    await sql`
      delete from reminders where user_id = ${userId}
        and (list_id = ${listId}::integer or procurement_id = ${procurementId}::integer)`.execute(db)
    return
  }
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('reminders')
      .values({ user_id: userId, list_id: listId, procurement_id: procurementId, days, created })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', listId === null ? 'procurement_id' : 'list_id'])
          .doUpdateSet({ days, created }),
      )
      .execute()
    // Without this row, no round would read the user. The update locks a row that a round could delete.
    await sql`
      insert into reminder_rounds (user_id, day) values (${userId}, '1970-01-01')
      on conflict (user_id) do update set day = reminder_rounds.day`.execute(trx)
  })
}
