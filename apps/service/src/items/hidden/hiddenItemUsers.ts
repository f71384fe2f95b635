import type { Kysely, Transaction } from 'kysely'
import type { SignedInUser } from '../../contract/Caller'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

/**
 * Checks that a hidden item belongs to the company of the user.
 *
 * @throws Problem `notFound` when the hidden item does not exist or belongs to another company.
 */
export async function findHiddenItem(
  db: Kysely<Database>,
  hiddenItemId: number,
  { subscriberId }: SignedInUser,
): Promise<void> {
  const row = await db
    .selectFrom('hidden_items')
    .select('id')
    .where('id', '=', hiddenItemId)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst()
  if (row !== undefined) return
  throw new Problem(
    'notFound',
    'There is no such hidden item in your company. A colleague may have removed it.',
  )
}

export async function writeHiddenItemUsers(
  trx: Transaction<Database>,
  hiddenItemId: number,
  userIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('hidden_item_users').where('hidden_item_id', '=', hiddenItemId).execute()
  await trx
    .insertInto('hidden_item_users')
    .values(userIds.map((user_id) => ({ hidden_item_id: hiddenItemId, user_id })))
    .execute()
}
