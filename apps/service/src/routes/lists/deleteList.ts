import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findList } from '../../lists/findList'

/**
 * Deletes a list for all who share it.
 *
 * @source specification 4
 */
export const deleteList: Handler<'deleteList'> = async ({ db, caller, path }) => {
  await findList(db, path.id, userOf(caller).id)
  await db.deleteFrom('lists').where('id', '=', path.id).execute()
}
