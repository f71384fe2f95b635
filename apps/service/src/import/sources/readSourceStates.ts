import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../storage/Database'

/** A source of notices, as administrators see it. */
export interface SourceState {
  readonly name: string
  /** How it is, by the first of these that applies. */
  readonly state: 'reading' | 'overdue' | 'silent' | 'failing' | 'current'
  readonly lastRun: string | null
  readonly lastSuccess: string | null
  readonly nextRun: string
  /** The number of failures since the last success. */
  readonly failures: number
  readonly failure: string | null
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
}

/** The longest text of a failure that is shown. */
const failureLength = 500

/**
 * Reads what is known of the sources of notices, by name. A source that has been due for an hour is overdue: its name
 * is no longer in the settings, or no process runs jobs.
 */
export async function readSourceStates(
  db: Kysely<Database>,
  now: Date,
  { index, limit }: { readonly index: number; readonly limit: number },
): Promise<{ readonly items: SourceState[]; readonly count: number }> {
  const time = now.toISOString()
  const { rows: items } = await sql<SourceState>`
    select name, last_run as "lastRun", last_success as "lastSuccess", next_run as "nextRun", failures,
      left(failure, ${failureLength}::integer) as failure, added, changed, unchanged, skipped,
      case when running_until > ${time}::timestamptz then 'reading'
        when next_run < ${time}::timestamptz - interval '1 hour' then 'overdue'
        when failures > 0 and is_silent then 'silent'
        when failures > 0 then 'failing'
        else 'current' end as state
    from sources order by name offset ${index * limit} limit ${limit}`.execute(db)
  const { count } = await db
    .selectFrom('sources')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return { items, count: Number(count) }
}
