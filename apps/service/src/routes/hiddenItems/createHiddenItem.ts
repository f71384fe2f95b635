import { found } from '../../app/found'
import type { Handler } from '../../app/Operation'
import { Problem } from '../../app/Problem'
import { userOf } from '../../app/userOf'
import { viewOf } from '../../app/viewOf'
import { readHiddenItems } from '../../hiddenItems/readHiddenItems'
import { writeHiddenItemUsers } from '../../hiddenItems/writeHiddenItemUsers'
import { requireColleagues } from '../../sharing/requireColleagues'
import { requireOneItem } from '../../sharing/requireOneItem'

/**
 * Hides a project or a procurement.
 *
 * @throws Problem `conflict` when the company has an entry for it already.
 * @source specification 4
 */
export const createHiddenItem: Handler<'createHiddenItem'> = async (call) => {
  const { db, caller, body, now } = call
  const user = userOf(caller)
  await requireColleagues(db, user, body.usersIds, 'usersIds')
  const { project_id, procurement_id } = await requireOneItem(db, {
    projectId: body.projectId ?? null,
    procurementId: body.procurementId ?? null,
  })
  const values = { project_id, procurement_id, subscriber_id: user.subscriberId, created: now.toISOString() }
  const id = await db.transaction().execute(async (trx) => {
    const row = await trx
      .insertInto('hidden_items')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row === undefined) {
      throw new Problem(
        'conflict',
        'Your company hides this item already, so there is no second entry. Change for whom it is hidden.',
      )
    }
    await writeHiddenItemUsers(trx, row.id, body.usersIds)
    return row.id
  })
  const [entry] = await readHiddenItems(db, user, viewOf(call), id)
  return found(entry, 'hidden item')
}
