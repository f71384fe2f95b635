import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/**
 * Finds the ids of items by their keys.
 *
 * @throws Error when a key is unknown, because a row that refers to the item could not be written.
 */
export async function findIds(
  trx: Transaction<Database>,
  table: 'companies' | 'projects',
  keys: Iterable<string>,
): Promise<Map<string, number>> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return new Map()
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from ${sql.table(table)} where key = any(${wanted}::text[])`.execute(trx)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const missing = wanted.find((key) => !ids.has(key))
  if (missing !== undefined) {
    throw new Error(
      `An item refers to "${missing}", which is not among the ${table}, so the reference would be lost. ` +
        `Write the ${table} first.`,
    )
  }
  return ids
}
