import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { queueOf, workQueues } from '../../../jobs/jobQueues'
import type { JobRuns } from '../../../jobs/readJobRuns'
import { readJobRuns } from '../../../jobs/readJobRuns'
import type { Database } from '../../../storage/Database'

/** How many entries wait, and for how long the oldest has waited. */
export interface Waiting {
  readonly count: number
  /** 0 if none waits. @unit s */
  readonly age: number
}

interface SourceState {
  readonly name: string
  /** Since the last success, or since the source is known. @unit s */
  readonly age: number
  readonly failures: number
  readonly isSilent: boolean
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly skipped: number
}

export interface Queues {
  readonly jobs: Readonly<Record<string, Waiting>>
  readonly failedJobs: number
  readonly mails: { readonly fresh: Waiting; readonly failing: Waiting }
  readonly alerts: Waiting
  readonly changes: Waiting
  readonly sources: readonly SourceState[]
}

const none: Waiting = { count: 0, age: 0 }

const ageOf = (time: ReturnType<typeof sql>) =>
  sql`coalesce(greatest(extract(epoch from now() - min(${time})), 0), 0)::float8`

async function readWaiting(
  db: Kysely<Database>,
  rest: ReturnType<typeof sql>,
): Promise<Map<string, Waiting>> {
  const { rows } = await sql<Waiting & { readonly name: string }>`${rest}`.execute(db)
  return new Map(rows.map(({ name, count, age }) => [name, { count, age }]))
}

/** Returns what waits on a queue of jobs. */
function waitingOn(queue: string, runs: readonly JobRuns[]): Waiting {
  const own = runs.filter(({ kind }) => queueOf(kind) === queue)
  return {
    count: own.reduce((sum, { waiting }) => sum + waiting, 0),
    age: Math.max(...own.map(({ age }) => age)),
  }
}

/** Reads the depth and age of every queue, and the state of the configured sources. */
export async function readQueues(db: Kysely<Database>, sourceNames: readonly string[]): Promise<Queues> {
  const runs = await readJobRuns(db)
  const mails = await readWaiting(
    db,
    sql`select case when failing_since is null then 'fresh' else 'failing' end as name, count(*)::integer as count,
      ${ageOf(sql`coalesce(failing_since, created)`)} as age from mails group by 1`,
  )
  const others = await readWaiting(
    db,
    sql`select 'alerts' as name, count(*)::integer as count, ${ageOf(sql`due`)} as age from alert_due where due <= now()
      union all
      select 'changes', count(*)::integer, ${ageOf(sql`changed_at`)} from item_changes where not gathered`,
  )
  const { rows: sources } = await sql<SourceState>`
    select name, greatest(extract(epoch from now() - coalesce(last_success, known_since)), 0)::float8 as age, failures,
      is_silent as "isSilent", added, changed, unchanged, skipped
    from sources where name = any(${[...sourceNames]}::text[])`.execute(db)
  return {
    jobs: Object.fromEntries(workQueues.map((queue) => [queue, waitingOn(queue, runs)])),
    failedJobs: runs.reduce((sum, { givenUp }) => sum + givenUp, 0),
    mails: { fresh: mails.get('fresh') ?? none, failing: mails.get('failing') ?? none },
    alerts: others.get('alerts') ?? none,
    changes: others.get('changes') ?? none,
    sources,
  }
}
