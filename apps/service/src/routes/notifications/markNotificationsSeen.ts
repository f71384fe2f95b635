import { sql } from 'kysely'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'

/**
 * Notes that the caller has seen all news that is out.
 *
 * @source specification 4
 */
export const markNotificationsSeen: Handler<'markNotificationsSeen'> = async ({ db, caller, now }) => {
  await sql`
    insert into seen_notifications (user_id, notification_id)
    select ${userOf(caller).id}::integer, id from notifications where created <= ${now.toISOString()}::timestamptz
    on conflict do nothing`.execute(db)
}
