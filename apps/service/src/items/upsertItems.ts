import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../database/Database'
import { inBatches } from './inBatches'

/**
 * Writes rows of one table by their key in one statement per batch: the columns are read from JSON, so
 * that thousands of rows cost few parameters. Answers the id of every key.
 *
 * @param columns name and SQL type of every column besides the id; `key` is among them
 * @source specification 7
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
      on conflict (key) do update set ${replace}
      returning id, key`.execute(trx)
    for (const { id, key } of written) ids.set(key, id)
  }
  return ids
}
