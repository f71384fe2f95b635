import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { adminContext } from '../../testing/adminContext'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { readQueues } from '../../start/observation/gauges/readQueues'
import { startJobs } from '../../jobs/startJobs'
import { createTestPostman } from '../../testing/TestPostman'
import { runAdminCommand } from '../runAdminCommand'

const minuteMs = 60_000
const secret = 'Eva Lind, eva.lind@norrbygg.test'

describe.each(mainEngines)('the sources and jobs that administrators see on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  const now = new Date()
  const at = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
    token = await service.signIn('admin@demo.test')
    // The queues exist once a process has run jobs.
    const stop = await startJobs(
      {
        db: service.db,
        postman: createTestPostman(),
        publicUrl: 'https://www.spadestik.dk',
        secret: 'a secret of the tests and of nothing else',
        clock: () => new Date(),
        onFailure: () => undefined,
      },
      service.queues,
    )
    await stop()
  })
  beforeEach(async () => {
    await sql`truncate sources`.execute(service.db)
    await sql`delete from pgboss.job`.execute(service.db)
  })
  afterAll(() => service.close())

  const get = async (path: string, query: Record<string, string | number> = {}) =>
    (await service.call('GET', path, { token, query })).json()
  const source = (name: string, more: object) => ({
    name,
    state: '{}',
    known_since: at(-9000),
    next_run: at(10),
    ...more,
  })
  const write = (...sources: ReturnType<typeof source>[]) =>
    service.db.insertInto('sources').values(sources).execute()

  test('[J07] a source says when it was read, how it is and why it fails, as the command says it', async () => {
    await write(
      source('a-current', { last_run: at(-20), last_success: at(-19), added: 7, changed: 3, unchanged: 2 }),
      source('b-reading', { last_run: at(-2), running_until: at(3), failures: 1, failure: 'answered 503' }),
      source('c-failing', { failures: 4, failure: 'answered 503', skipped: 5 }),
      source('d-silent', { failures: 4, failure: 'x'.repeat(9000), is_silent: true }),
      source('e-overdue', { next_run: at(-61) }),
      source('f-due', { next_run: at(-59) }),
    )
    const { items, count } = await get('/admin/sources')
    expect(count).toBe(6)
    expect(items.map(({ state }: { state: string }) => state)).toEqual([
      'current',
      'reading',
      'failing',
      'silent',
      'overdue',
      'current',
    ])
    expect(items[0]).toEqual({
      name: 'a-current',
      state: 'current',
      lastRun: at(-20),
      lastSuccess: at(-19),
      nextRun: at(10),
      failures: 0,
      failure: null,
      added: 7,
      changed: 3,
      unchanged: 2,
      skipped: 0,
    })
    expect(items[3].failure).toBe('x'.repeat(500))
    const text = await runAdminCommand(adminContext(service.db, now), ['sources'])
    expect(text).toContain('b-reading: is being read')
    expect(text).toContain('c-failing: failed 4 times\n')
    expect(text).toContain('e-overdue: is overdue')
    expect(text).toContain('f-due: is up to date')
  })

  test('[J07] sources are read page after page', async () => {
    await write(source('a', {}), source('b', {}), source('c', {}))
    const page = await get('/admin/sources', { index: 1, limit: 2 })
    expect(page).toMatchObject({ items: [{ name: 'c' }], count: 3 })
  })

  /** Adds a run. The times are in minutes. */
  const addRun = async (queue: string, job: string | null, state: string, due: number, failure?: object) => {
    const output = failure === undefined ? null : JSON.stringify(failure)
    const data = job === null ? null : JSON.stringify({ job })
    await sql`
      insert into pgboss.job (name, data, state, start_after, started_on, created_on, output, source_output)
      values (${queue}, ${data}::jsonb, ${state}::pgboss.job_state, ${at(due)}, ${at(due - 1)}, ${at(due)},
        ${queue === 'failed' ? null : output}::jsonb, ${queue === 'failed' ? output : null}::jsonb)`.execute(
      service.db,
    )
  }

  test('[J07] each kind of job says how many runs wait, go on, are repeated and were given up', async () => {
    await addRun('mails', null, 'created', -5)
    await addRun('mails', 'mails', 'created', -3)
    await addRun('mails', 'mails', 'completed', -3)
    await addRun('items', 'matching', 'active', -2)
    await addRun('items', 'alerts', 'created', 60)
    await addRun('sheets', 'sheets', 'created', -1)
    await addRun('sources', 'fetching', 'retry', 1, { error: 'Error', code: 'ECONNRESET', stack: secret })
    await addRun('failed', 'fetching', 'created', -90, { error: 'SourceFailure', message: secret })
    await addRun('failed', 'closing', 'created', -90, { value: { message: 'job timed out' } })
    const body = await get('/admin/jobs')
    const byKind = Object.fromEntries(body.map((one: { kind: string }) => [one.kind, one]))
    const idle = { waiting: 0, since: null, running: 0, retrying: 0, givenUp: 0 }
    const well = { lastFailed: null, error: null, code: null }
    expect(body).toHaveLength(13)
    expect(byKind).toMatchObject({
      mails: { ...idle, waiting: 2, since: at(-5), ...well },
      matching: { ...idle, running: 1, ...well },
      alerts: { ...idle, ...well },
      fetching: { ...idle, retrying: 1, givenUp: 1, lastFailed: at(0), error: 'Error', code: 'ECONNRESET' },
      closing: { ...idle, givenUp: 1, lastFailed: at(-90), error: 'job timed out', code: null },
      exporting: { kind: 'exporting', ...idle, ...well },
      sheets: { ...idle, waiting: 1, since: at(-1), ...well },
    })
    expect(JSON.stringify(body)).not.toContain('Eva')
    const observed = await readQueues(service.db, [])
    expect(observed.failedJobs).toBe(2)
    expect(observed.jobs).toMatchObject({ mails: { count: 2 }, items: { count: 0, age: 0 } })
    expect(observed.jobs['mails']?.age).toBeGreaterThanOrEqual(300)
  })
})
