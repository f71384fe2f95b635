import type { Kysely } from 'kysely'
import type { SignedInUser } from '../app/Caller'
import { Problem } from '../app/Problem'
import type { Database } from '../database/Database'

/**
 * Makes sure that an entry exists and that it is the user's company's.
 *
 * @throws Problem `notFound` otherwise.
 * @source specification 6
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
    'There is no such hidden item in your company. Somebody may have shown it to all again.',
  )
}
