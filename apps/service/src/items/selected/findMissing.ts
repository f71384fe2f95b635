import type { ItemType } from '@spadestik/domain/search'
import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'

const tables = { project: 'projects', procurement: 'procurements', company: 'companies' } as const

/**
 * Returns those of the given ids that belong to no item, in the given order. Locks the existing items, so
 * that they are not deleted.
 */
export async function findMissing(
  trx: Transaction<Database>,
  type: ItemType,
  ids: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom(tables[type])
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute()
  const present = new Set(rows.map(({ id }) => id))
  return ids.filter((id) => !present.has(id))
}
