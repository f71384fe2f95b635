import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'

/**
 * Inserts or updates rows by key. The rows are passed as JSON, so that a statement with many rows needs few
 * parameters. Returns a map from every key to its id.
 *
 * @param columns the name and SQL type of every column except the id, including `key`
 */
export async function upsertItems(
  trx: Transaction<Database>,
  table: 'companies' | 'projects' | 'procurements',
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<Map<string, number>> {
  const names = Object.keys(columns)
  const list = sql.join(names.map((name) => sql.ref(name)))
  const typed = sql.raw(names.map((name) => `"${name}" ${columns[name]}`).join(', '))
  const replace = sql.raw(
    names
      .filter((name) => name !== 'key')
      .map((name) => `"${name}" = excluded."${name}"`)
      .join(', '),
  )
  const ids = new Map<string, number>()
  for (const batch of inBatches(rows)) {
    const { rows: written } = await sql<{ id: number; key: string }>`
      insert into ${sql.table(table)} (${list})
      select ${list} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(${typed})
      on conflict (key) do update set ${replace} returning id, key`.execute(trx)
    for (const { id, key } of written) ids.set(key, id)
  }
  return ids
}
