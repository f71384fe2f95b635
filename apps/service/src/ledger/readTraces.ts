import type { Kysely } from 'kysely'
import type { Database } from '../storage/Database'
import { currentTraceparent } from '../storage/observed/Work'

interface ChangedItem {
  readonly changeIds: readonly number[]
}

const idsOf = (items: readonly ChangedItem[]) => [...new Set(items.flatMap(({ changeIds }) => changeIds))]

/**
 * Returns a function that lists the traces in which changes of items were written. Reads nothing while the current job
 * is not traced.
 */
export async function readTraces(
  db: Kysely<Database>,
  items: readonly ChangedItem[],
): Promise<(some: readonly ChangedItem[]) => string[]> {
  const ids = idsOf(items)
  if (currentTraceparent() === null || ids.length === 0) return () => []
  const rows = await db
    .selectFrom('item_changes')
    .select(['id', 'traceparent'])
    .where('traceparent', 'is not', null)
    .where((change) => change.eb('id', '=', change.fn.any(change.val(ids))))
    .execute()
  const traces = new Map(rows.map(({ id, traceparent }) => [id, traceparent]))
  return (some) => idsOf(some).flatMap((id) => traces.get(id) ?? [])
}
