import type { Transaction } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Writes for whom an item is hidden, in place of those for whom it was.
 *
 * @source specification 4
 */
export async function writeHiddenItemUsers(
  trx: Transaction<Database>,
  hiddenItemId: number,
  userIds: readonly number[],
): Promise<void> {
  // Two who save at once come one after the other, so that no half of each stays.
  await trx.selectFrom('hidden_items').select('id').where('id', '=', hiddenItemId).forUpdate().execute()
  await trx.deleteFrom('hidden_item_users').where('hidden_item_id', '=', hiddenItemId).execute()
  await trx
    .insertInto('hidden_item_users')
    .values(userIds.map((user_id) => ({ hidden_item_id: hiddenItemId, user_id })))
    .execute()
}
