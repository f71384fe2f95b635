import { limits } from '@spadestik/domain/limits'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../storage/Database'
import type { RestItem } from '../storage/records/MailContent'

/**
 * Stores the items that an alert only counts, so that a link can list exactly these (Z06). Deletes lists that
 * are older than `limits.alertRestDays`.
 *
 * @returns the id of the list
 */
export async function keepRest(
  trx: Transaction<Database>,
  userId: number,
  items: readonly RestItem[],
  now: Date,
): Promise<number> {
  const oldest = new Date(now.getTime() - limits.alertRestDays * 86_400_000).toISOString()
  await trx.deleteFrom('alert_rests').where('created', '<', oldest).execute()
  const { id } = await trx
    .insertInto('alert_rests')
    .values({ user_id: userId, items: JSON.stringify(items), created: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns null when the list does not exist any more, or belongs to another user */
export async function readRest(
  db: Kysely<Database>,
  userId: number,
  id: number,
): Promise<readonly RestItem[] | null> {
  const row = await db
    .selectFrom('alert_rests')
    .select('items')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.items ?? null
}
