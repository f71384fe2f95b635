import type { ItemType } from '@spadestik/domain/search'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { Problem } from '../../contract/Problem'
import type { Database } from '../../storage/Database'

interface Move {
  readonly listId: number
  readonly userId: number
  readonly type: ItemType
  readonly ids: readonly number[]
  readonly now: Date
}

/**
 * The maximum number of items of one type on a list. A request that exceeds it is refused. The API contract
 * has the same limit.
 */
const itemsMax = 10_000

const places = {
  project: { table: 'list_projects', column: 'project_id' },
  procurement: { table: 'list_procurements', column: 'procurement_id' },
  company: { table: 'list_companies', column: 'company_id' },
} as const

/**
 * Adds items to the end of a list, and removes them from the user's other lists. Items that were already on
 * the list keep their position. Returns the ids of the changed lists.
 *
 * @throws Problem `badRequest` when the list would become too long.
 */
export async function moveToList(trx: Transaction<Database>, move: Move): Promise<Set<number>> {
  const { listId, userId, type, now } = move
  const ids = [...move.ids]
  const table = sql.table(places[type].table)
  const column = sql.ref(places[type].column)
  const own = sql`select list_id from list_users where user_id = ${userId}`
  // Lock the rows in the order of their ids. Otherwise two concurrent changes could wait for each other
  // forever.
  await sql`select id from lists where id in (${own}) order by id for update`.execute(trx)
  const gained = await sql<{ list_id: number }>`
    insert into ${table} (list_id, ${column}, position)
    select ${listId}::integer, wanted.id,
      wanted.place + coalesce((select max(position) from ${table} where list_id = ${listId}), 0)
    from unnest(${ids}::integer[]) with ordinality as wanted(id, place)
    on conflict do nothing
    returning list_id`.execute(trx)
  const lost = await sql<{ list_id: number }>`
    delete from ${table}
    where ${column} = any(${ids}::integer[]) and list_id <> ${listId} and list_id in (${own})
    returning list_id`.execute(trx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${table} where list_id = ${listId}`.execute(trx)
  if ((rows[0]?.count ?? 0) > itemsMax) {
    throw new Problem(
      'badRequest',
      `The list would have more than ${itemsMax} items of one type, so nothing was saved. Choose another list.`,
      [{ path: '/body/ids', message: `makes the list longer than ${itemsMax} items` }],
    )
  }
  const changed = new Set([...gained.rows, ...lost.rows].map((row) => row.list_id))
  if (changed.size > 0) {
    await trx
      .updateTable('lists')
      .set(({ eb }) => ({ changed: now.toISOString(), version: eb('version', '+', 1) }))
      .where('id', 'in', [...changed])
      .execute()
  }
  return changed
}
