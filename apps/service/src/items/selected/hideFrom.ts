import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

interface Hiding {
  readonly column: 'project_id' | 'procurement_id'
  readonly ids: readonly number[]
  readonly userIds: readonly number[]
  readonly subscriberId: number
  readonly now: Date
}

const countVersionsUp = (trx: Transaction<Database>, ids: readonly number[]) =>
  sql`update hidden_items set version = version + 1 where id = any(${[...ids]}::integer[])`.execute(trx)

interface HiddenFrom {
  id: number
  usersIds: number[]
}

/**
 * Hides items from users. Returns the ids of the entries in `hidden_items`, sorted, each with the users that
 * were added to the entry. Leaves out entries to which no user was added.
 */
export async function hideFrom(trx: Transaction<Database>, hiding: Hiding): Promise<HiddenFrom[]> {
  const { column, subscriberId, now } = hiding
  const ids = [...hiding.ids]
  const userIds = [...hiding.userIds]
  await sql`
    insert into hidden_items (${sql.ref(column)}, subscriber_id, created)
    select unnest(${ids}::integer[]), ${subscriberId}::integer, ${now.toISOString()}::timestamptz
    on conflict do nothing`.execute(trx)
  // Lock the rows, so that concurrent changes wait for each other.
  const entries = await trx
    .selectFrom('hidden_items')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where(column, '=', (any) => any.fn.any(any.val(ids)))
    .orderBy('id')
    .forUpdate()
    .execute()
  const { rows } = await sql<{ hidden_item_id: number; user_id: number }>`
    insert into hidden_item_users (hidden_item_id, user_id)
    select entry, user_id
    from unnest(${entries.map(({ id }) => id)}::integer[]) entry, unnest(${userIds}::integer[]) user_id
    on conflict do nothing
    returning hidden_item_id, user_id`.execute(trx)
  await countVersionsUp(trx, [...new Set(rows.map((row) => row.hidden_item_id))])
  return entries.flatMap(({ id }) => {
    const added = rows.filter((row) => row.hidden_item_id === id).map((row) => row.user_id)
    return added.length === 0 ? [] : [{ id, usersIds: added.sort((a, b) => a - b) }]
  })
}

/** Stops hiding items from the given users. Entries of items that are then hidden from nobody are deleted. */
export async function unhideFrom(
  trx: Transaction<Database>,
  subscriberId: number,
  hidden: readonly HiddenFrom[],
): Promise<void> {
  const wanted = new Map(hidden.map(({ id, usersIds }) => [id, usersIds]))
  const entries = await trx
    .selectFrom('hidden_items')
    .select('id')
    .where('subscriber_id', '=', subscriberId)
    .where('id', 'in', [...wanted.keys()])
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id } of entries) {
    await trx
      .deleteFrom('hidden_item_users')
      .where('hidden_item_id', '=', id)
      .where('user_id', 'in', wanted.get(id) ?? [])
      .execute()
  }
  const own = entries.map(({ id }) => id)
  await countVersionsUp(trx, own)
  await sql`
    delete from hidden_items where id = any(${own}::integer[])
    and not exists (select 1 from hidden_item_users where hidden_item_id = hidden_items.id)`.execute(trx)
}
