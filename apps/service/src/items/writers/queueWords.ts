import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * Queues items, so that `learnWords` counts their words. Call this function before replacing the search rows
 * of the items. The old rows show which words have already been counted.
 */
export async function queueWords(
  trx: Transaction<Database>,
  itemType: 'project' | 'procurement' | 'company',
  ids: readonly number[],
): Promise<void> {
  await sql`
    insert into word_queue as q (item_type, item_id, known)
    select ${itemType}, wanted.id, s.document
    from unnest(${[...ids]}::integer[]) as wanted(id)
    left join ${sql.table(`${itemType}_search`)} s on s.id = wanted.id
    order by wanted.id
    on conflict (item_type, item_id) do update set is_counted = false,
      known = case when q.is_counted then excluded.known else q.known end`.execute(trx)
}
