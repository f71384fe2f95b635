import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../storage/Database'
import type { JobName } from './jobQueues'
import { failedQueue, jobNames, workQueues } from './jobQueues'

/** The runs of one kind of job that wait, go on or were given up. It contains no personal data. */
export interface JobRuns {
  readonly kind: JobName
  /** How many are due and wait. */
  readonly waiting: number
  /** When the oldest of them was due. */
  readonly since: string | null
  /** For how long the oldest has waited. 0 if none waits. @unit s */
  readonly age: number
  readonly running: number
  /** How many have failed and are repeated. */
  readonly retrying: number
  readonly givenUp: number
  /** When the run with the latest known failure began, or was given up. */
  readonly lastFailed: string | null
  /** The name and the code of this failure. */
  readonly error: string | null
  readonly code: string | null
}

const idle = {
  waiting: 0,
  since: null,
  age: 0,
  running: 0,
  retrying: 0,
  givenUp: 0,
  lastFailed: null,
  error: null,
  code: null,
} as const

/** The longest name and code that are shown. */
const wordLength = 200

/** Reads the runs of every kind of job, each kind once. Completed runs are left out. */
export async function readJobRuns(db: Kysely<Database>): Promise<JobRuns[]> {
  // Requests for mails name no job. The library writes a failure of its own as a message in a value.
  const { rows } = await sql<JobRuns>`
    with runs as (
      select coalesce(data->>'job', 'mails') as kind, name = ${failedQueue} as is_given_up, state, start_after,
        case when name = ${failedQueue} then created_on else started_on end as failed_on,
        case when name = ${failedQueue} then source_output else output end as failure
      from pgboss.job
      where name = any(${[...workQueues, failedQueue]}::text[]) and state in ('created', 'retry', 'active')
    ), marked as (
      select *, not is_given_up and state <> 'active' and start_after <= now() as is_waiting from runs
    )
    select kind, count(*) filter (where is_waiting)::integer as waiting,
      min(start_after) filter (where is_waiting) as since,
      coalesce(greatest(extract(epoch from now() - min(start_after) filter (where is_waiting)), 0), 0)::float8 as age,
      count(*) filter (where not is_given_up and state = 'active')::integer as running,
      count(*) filter (where not is_given_up and state = 'retry')::integer as retrying,
      count(*) filter (where is_given_up)::integer as "givenUp",
      max(failed_on) filter (where failure is not null) as "lastFailed",
      left((array_agg(coalesce(failure->>'error', failure->'value'->>'message') order by failed_on desc)
        filter (where failure is not null))[1], ${wordLength}::integer) as error,
      left((array_agg(failure->>'code' order by failed_on desc)
        filter (where failure is not null))[1], ${wordLength}::integer) as code
    from marked group by kind`.execute(db)
  const known = new Map(rows.map((row) => [row.kind, row]))
  return jobNames.map((kind) => known.get(kind) ?? { kind, ...idle })
}
