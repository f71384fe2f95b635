import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { findHiddenItem } from '../../hiddenItems/findHiddenItem'
import { readHiddenItems } from '../../hiddenItems/readHiddenItems'
import { writeHiddenItemUsers } from '../../hiddenItems/writeHiddenItemUsers'
import { requireColleagues } from '../../sharing/requireColleagues'

/**
 * Changes for whom an item is hidden; the item stays the same.
 *
 * @source specification 4
 */
export const updateHiddenItem: Handler<'updateHiddenItem'> = async (call) => {
  const { db, caller, body } = call
  const user = userOf(caller)
  await findHiddenItem(db, body.id, user)
  await requireColleagues(db, user, body.usersIds, 'usersIds')
  await db.transaction().execute((trx) => writeHiddenItemUsers(trx, body.id, body.usersIds))
  const [entry] = await readHiddenItems(db, user, viewOf(call), body.id)
  return found(entry, 'hidden item')
}
