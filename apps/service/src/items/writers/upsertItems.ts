import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'
import { inBatches } from '../../storage/inBatches'
import type { ChangeLog } from './createChangeLog'

interface WrittenRow {
  readonly id: number
  readonly key: string
  readonly is_new: boolean
  readonly is_changed: boolean
  readonly phase: string | null
  readonly deadline: string | null
}

const windows = ['offers', 'participation', 'material', 'inquiry']

const newPhase = sql`case when b.phase_id <> w.phase_id then w.phase_id::text end`
const newDeadline = sql`coalesce(${sql.join(
  windows.map((window) => {
    const [before, after] = ['b', 'w'].map((row) => sql.raw(`${row}.details->'${window}'->>'to'`))
    return sql`case when b.id is not null and ${before} is distinct from ${after} then ${after} end`
  }),
)})`

const detailChanges = {
  companies: sql`null as phase, null as deadline`,
  projects: sql`${newPhase} as phase, null as deadline`,
  procurements: sql`${newPhase} as phase, ${newDeadline} as deadline`,
} as const

function note(log: ChangeLog, { id, is_new: isNew, is_changed: isChanged, phase, deadline }: WrittenRow) {
  if (isNew) log.add({ id, kind: 'new', detail: null })
  if (phase !== null) log.add({ id, kind: 'phase', detail: phase })
  if (deadline !== null) log.add({ id, kind: 'deadline', detail: deadline })
  if (isChanged) log.add({ id, kind: 'changed', detail: null })
}

/**
 * Inserts or updates the rows of a table by key, with one statement per batch. The rows are passed as JSON,
 * so that a statement with many rows needs few parameters. Logs the changes. Returns a map from every key to
 * its id.
 *
 * @param columns the name and SQL type of every column except the id, including `key`
 */
export async function upsertItems(
  trx: Transaction<Database>,
  table: 'companies' | 'projects' | 'procurements',
  columns: Readonly<Record<string, string>>,
  rows: readonly Readonly<Record<string, unknown>>[],
  log: ChangeLog,
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
    if (log.isSilent) {
      const { rows: known } = await sql<{ id: number; key: string }>`
        insert into ${sql.table(table)} (${list})
        select ${list} from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(${typed})
        on conflict (key) do update set ${replace} returning id, key`.execute(trx)
      for (const { id, key } of known) ids.set(key, id)
      continue
    }
    const { rows: written } = await sql<WrittenRow>`
      with given as (select * from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as r(${typed})),
      before as (select * from ${sql.table(table)} where key in (select key from given)),
      written as (
        insert into ${sql.table(table)} (${list}) select ${list} from given
        on conflict (key) do update set ${replace}
        returning *
      )
      select w.id, w.key, b.id is null as is_new,
        b.id is not null and to_jsonb(b) is distinct from to_jsonb(w) as is_changed, ${detailChanges[table]}
      from written w left join before b on b.key = w.key order by w.id`.execute(trx)
    for (const row of written) {
      ids.set(row.key, row.id)
      note(log, row)
    }
  }
  return ids
}
