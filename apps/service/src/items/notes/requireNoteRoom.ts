import { limits } from '@spadestik/domain/limits'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'
import type { ItemReference } from '../requireOneItem'

/**
 * Requires that users who get a note on an item have room for it. Every response about the item has all its
 * notes, so their number needs a limit. Locks the users, so that notes saved at the same time count too.
 *
 * @throws Problem `forbidden` when one of the users sees as many notes on the item as allowed.
 */
export async function requireNoteRoom(
  trx: Transaction<Database>,
  { project_id: projectId, procurement_id: procurementId, company_id: companyId }: ItemReference,
  userIds: readonly number[],
): Promise<void> {
  const users = [...userIds]
  await sql`select from users where id = any(${users}::integer[]) order by id for no key update`.execute(trx)
  const { rows } = await sql`
    select u.user_id from notes n join note_users u on u.note_id = n.id
    where (n.project_id = ${projectId}::integer or n.procurement_id = ${procurementId}::integer
      or n.company_id = ${companyId}::integer) and u.user_id = any(${users}::integer[])
    group by u.user_id having count(*) >= ${limits.notesMax} limit 1`.execute(trx)
  if (rows.length === 0) return
  throw new Problem(
    'forbidden',
    `You or a colleague already have ${limits.notesMax} notes on this item, which is the most, so it was not saved. Delete one, or change one of them.`,
  )
}
