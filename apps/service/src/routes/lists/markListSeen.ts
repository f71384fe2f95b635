import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findList } from '../../lists/findList'

/**
 * Marks a list as seen by the caller.
 *
 * @source specification 3
 */
export const markListSeen: Handler<'markListSeen'> = async ({ db, caller, path, now }) => {
  const { id } = userOf(caller)
  await findList(db, path.id, id)
  await db
    .updateTable('list_users')
    .set({ last_seen: now.toISOString() })
    .where('list_id', '=', path.id)
    .where('user_id', '=', id)
    .execute()
}
