import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { findHiddenItem } from '../../hiddenItems/findHiddenItem'

/**
 * Shows an item to everybody in the company again.
 *
 * @source specification 4
 */
export const deleteHiddenItem: Handler<'deleteHiddenItem'> = async ({ db, caller, path }) => {
  await findHiddenItem(db, path.id, userOf(caller))
  await db.deleteFrom('hidden_items').where('id', '=', path.id).execute()
}
