import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

interface SourceRow {
  readonly name: string
  readonly state: object
  readonly next_run: string
  readonly running_until: string | null
  readonly last_run: string | null
  readonly last_success: string | null
  readonly failures: number
  readonly failure: string | null
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
}

const time = (text: string | null) => (text === null ? 'never' : new Date(text).toISOString())

function describe(row: SourceRow, now: Date): string {
  const { name, failures, failure, added, changed, unchanged, skipped } = row
  const isRunning = row.running_until !== null && Date.parse(row.running_until) > now.getTime()
  return [
    `${name}: ${isRunning ? 'is being read' : failures > 0 ? `failed ${failures} times` : 'is up to date'}`,
    `  last run ${time(row.last_run)}, last success ${time(row.last_success)}, next run ${time(row.next_run)}`,
    `  ${added} added, ${changed} changed, ${unchanged} unchanged, ${skipped} skipped`,
    ...(failure === null ? [] : [`  last failure: ${failure}`]),
  ].join('\n')
}

/** Returns what is known of the sources of notices, as text. */
export async function describeSources(db: Kysely<Database>, now: Date): Promise<string> {
  const { rows } = await sql<SourceRow>`select * from sources order by name`.execute(db)
  if (rows.length === 0) return 'No source has been read yet. The setting SOURCES names them.'
  return rows.map((row) => describe(row, now)).join('\n')
}
