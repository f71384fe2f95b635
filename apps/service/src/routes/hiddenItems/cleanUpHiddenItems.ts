import type { Handler } from '../../app/Operation'
import { userOf } from '../../app/userOf'
import { readOverIds } from '../../hiddenItems/readOverIds'
import { localDay } from '../../responses/localTime'

/**
 * Removes the hidden items that are over: for the caller, or for everybody in the company. An entry that
 * nobody is left in is deleted.
 *
 * @source specification 4
 */
export const cleanUpHiddenItems: Handler<'cleanUpHiddenItems'> = async ({
  db,
  caller,
  query,
  now,
  timeZone,
  setHeader,
}) => {
  const { id: userId, subscriberId } = userOf(caller)
  setHeader('cache-control', 'no-store')
  const removed = await db.transaction().execute(async (trx) => {
    const over = await readOverIds(trx, subscriberId, localDay(now, timeZone))
    const entries = trx.deleteFrom('hidden_items').where('id', '=', (any) => any.fn.any(any.val(over)))
    if (query.cleanForAll === true) return entries.returning('id').execute()
    const left = await trx
      .deleteFrom('hidden_item_users')
      .where('user_id', '=', userId)
      .where('hidden_item_id', '=', (any) => any.fn.any(any.val(over)))
      .returning('hidden_item_id as id')
      .execute()
    await entries
      .where((entry) =>
        entry.not(
          entry.exists(
            entry
              .selectFrom('hidden_item_users')
              .select('user_id')
              .whereRef('hidden_item_id', '=', 'hidden_items.id'),
          ),
        ),
      )
      .execute()
    return left
  })
  return { removedIds: removed.map(({ id }) => id).sort((a, b) => a - b) }
}
