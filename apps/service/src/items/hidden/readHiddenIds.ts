import type { Kysely } from 'kysely'
import type { Caller } from '../../contract/Caller'
import type { Database } from '../../storage/Database'

/**
 * Reads the ids of the projects or procurements that are hidden from a user, the most recently hidden first.
 * Returns an empty array for callers without a user.
 */
export async function readHiddenIds(
  db: Kysely<Database>,
  caller: Caller,
  column: 'project_id' | 'procurement_id',
): Promise<number[]> {
  if (caller.kind !== 'user') return []
  const rows = await db
    .selectFrom('hidden_items')
    .innerJoin('hidden_item_users', 'hidden_item_users.hidden_item_id', 'hidden_items.id')
    .select(`hidden_items.${column} as id`)
    .where('hidden_item_users.user_id', '=', caller.user.id)
    .where(`hidden_items.${column}`, 'is not', null)
    .orderBy('hidden_items.id', 'desc')
    .execute()
  return rows.flatMap(({ id }) => (id === null ? [] : [id]))
}
