import type { Transaction } from 'kysely'
import type { Database } from '../database/Database'

/**
 * Reads which companies have roles in the items, to be asked before roles are replaced.
 *
 * @source specification 3
 */
export async function readCompaniesOfItems(
  trx: Transaction<Database>,
  owner: 'project_id' | 'procurement_id',
  itemIds: readonly number[],
): Promise<number[]> {
  const rows = await trx
    .selectFrom('company_roles')
    .select('company_id')
    .distinct()
    .where(owner, '=', (any) => any.fn.any(any.val([...itemIds])))
    .execute()
  return rows.map((row) => row.company_id)
}
