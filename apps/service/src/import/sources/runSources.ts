import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ImportReport } from '../report/ImportReport'
import { importNotices } from '../importNotices'
import type { Database } from '../../storage/Database'
import { readDoffin } from './readDoffin'
import { readFolder } from './readFolder'
import { readTed } from './readTed'
import type { Running } from './Running'
import type { Source } from './Source'
import { nextRun } from './Source'
import { SourceFailure } from './SourceFailure'

export interface SourceContext {
  readonly db: Kysely<Database>
  readonly sources: readonly Source[]
  /** Environment variables, for the keys that sources name. */
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly clock: () => Date
  readonly isStopped: () => boolean
  readonly onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => void
}

/** An instance that dies leaves its source to others after this time. @unit ms */
const leaseMs = 5 * 60_000

/** @unit ms */
const pauses = { first: 60_000, longest: 6 * 3_600_000 }

/** Counts what a file gave, and returns the row as it should be written. */
const countsOf = ({ added, changed, unchanged, skipped }: ImportReport) => ({
  added,
  changed,
  unchanged,
  skipped: Object.values(skipped).reduce((sum, count) => sum + count, 0),
})

interface Claim {
  readonly runId: string
  /** How far the source has been read. */
  readonly state: object
}

/** Takes a source for this instance, if it is due and no other instance reads it. Returns null otherwise. */
async function claim({ db, clock }: SourceContext, { name }: Source): Promise<Claim | null> {
  const runId = randomUUID()
  const now = clock().toISOString()
  const until = new Date(clock().getTime() + leaseMs).toISOString()
  await sql`
    insert into sources (name, known_since, next_run) values (${name}, ${now}, ${now}) on conflict do nothing`.execute(
    db,
  )
  const { rows } = await sql<{ state: object }>`
    update sources set run_id = ${runId}, running_until = ${until}, last_run = ${now}
    where name = ${name} and next_run <= ${now} and (running_until is null or running_until <= ${now})
    returning state`.execute(db)
  const [row] = rows
  return row === undefined ? null : { runId, state: row.state }
}

/** Keeps a source for this instance while it reads on, so that no other takes it for dead. */
function keeper({ db, clock }: SourceContext, { name }: Source, runId: string) {
  return async (state: object | null): Promise<void> => {
    const until = new Date(clock().getTime() + leaseMs).toISOString()
    const { rows } = await sql`
      update sources set running_until = ${until}, state = coalesce(${state === null ? null : JSON.stringify(state)}::jsonb, state)
      where name = ${name} and run_id = ${runId} returning name`.execute(db)
    if (rows.length === 0) throw new SourceFailure('was taken over by another instance')
  }
}

function read(
  source: Source,
  running: Running<object>,
  variables: SourceContext['variables'],
): Promise<void> {
  switch (source.kind) {
    case 'ted':
      return readTed(source, running)
    case 'doffin': {
      const key = variables[source.keyVariable] ?? ''
      if (key === '') throw new SourceFailure(`needs a key, and the variable ${source.keyVariable} is empty`)
      return readDoffin(source, key, running)
    }
    default:
      return readFolder(source, running)
  }
}

/** Returns when a failed source is tried again: after a growing pause, and not before it says itself. */
function retryTime(source: Source, failures: number, retryAt: Date | null, now: Date): Date {
  const pause = Math.min(pauses.first * 2 ** (failures - 1), pauses.longest)
  const own = new Date(
    Math.min(now.getTime() + pause, Math.max(nextRun(source, now).getTime(), now.getTime() + pauses.first)),
  )
  return retryAt !== null && retryAt > own ? retryAt : own
}

async function runSource(context: SourceContext, source: Source): Promise<boolean> {
  const { db, clock, isStopped, onFailure } = context
  const claimed = await claim(context, source)
  if (claimed === null) return false
  const { runId, state } = claimed
  const { name } = source
  const keep = keeper(context, source, runId)
  const folder = await mkdtemp(join(tmpdir(), `spadestik-${name}-${randomUUID().slice(0, 8)}-`))
  // A long import must not look like a dead instance.
  const timer = setInterval(() => void keep(null).catch(() => undefined), leaseMs / 5)
  const importFile = async (file: string) => {
    const report = await importNotices(db, file, {
      countries: source.countries ?? null,
      now: clock().toISOString(),
      isStopped,
    })
    const { added, changed, unchanged, skipped } = countsOf(report)
    await sql`
      update sources set added = added + ${added}, changed = changed + ${changed}, unchanged = unchanged + ${unchanged},
        skipped = skipped + ${skipped} where name = ${name}`.execute(db)
    if (isStopped()) throw new SourceFailure('was stopped with the service')
    return report
  }
  try {
    const onUnusable: Running<object>['onUnusable'] = (facts) =>
      onFailure('a file of a source could not be used', { source: name, ...facts })
    const running = { db, state, folder, clock, isStopped, importFile, keep, onUnusable }
    await read(source, running, context.variables)
    const now = clock()
    await sql`
      update sources set running_until = null, last_success = ${now.toISOString()}, failures = 0, failure = null,
        is_silent = false, next_run = ${nextRun(source, now).toISOString()}
      where name = ${name} and run_id = ${runId}`.execute(db)
  } catch (error) {
    const now = clock()
    if (isStopped()) {
      // The next start goes on where this run ended.
      await sql`
        update sources set running_until = null, next_run = ${now.toISOString()}
        where name = ${name} and run_id = ${runId}`.execute(db)
      return true
    }
    const failure = error instanceof Error ? error.message : String(error)
    const { rows } = await sql<{ failures: number }>`
      update sources set running_until = null, failures = failures + 1, failure = ${failure}
      where name = ${name} and run_id = ${runId} returning failures`.execute(db)
    const retryAt = error instanceof SourceFailure ? error.retryAt : null
    const next = retryTime(source, rows[0]?.failures ?? 1, retryAt, now)
    await sql`
      update sources set next_run = ${next.toISOString()} where name = ${name} and run_id = ${runId}`.execute(
      db,
    )
    onFailure('a source could not be read', { source: name, failure })
  } finally {
    clearInterval(timer)
    await rm(folder, { recursive: true, force: true })
  }
  return true
}

/** Reports a source once that has given nothing for longer than its schedule allows. */
async function reportSilent({ db, clock, onFailure }: SourceContext, source: Source): Promise<void> {
  const since = new Date(clock().getTime() - source.silentAfterHours * 3_600_000).toISOString()
  const { rows } = await sql<{ failure: string | null; last_success: string | null }>`
    update sources set is_silent = true where name = ${source.name} and not is_silent and failures > 0
      and coalesce(last_success, known_since) < ${since}
    returning failure, last_success`.execute(db)
  for (const { failure, last_success: last } of rows)
    onFailure('a source is silent', { source: source.name, lastSuccess: last, failure, isLast: true })
}

/**
 * Reads all sources that are due, one after the other. Each is read by one instance at a time.
 *
 * @returns the number of sources that were read
 */
export async function runSources(context: SourceContext): Promise<number> {
  let count = 0
  for (const source of context.sources) {
    if (context.isStopped()) break
    if (await runSource(context, source)) count += 1
    await reportSilent(context, source)
  }
  return count
}
