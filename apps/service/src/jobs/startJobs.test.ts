import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '../mail/queueMail'
import type { Database } from '../storage/Database'
import { engines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { runAllJobs } from '../testing/runAllJobs'
import { startJobs } from './startJobs'

describe.each(engines)('jobs on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let stopped: Promise<void> = Promise.resolve()
  let failures: { readonly words: string; readonly facts: Readonly<Record<string, unknown>> }[]
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  beforeEach(async () => {
    await service.db.deleteFrom('mails').execute()
    postman = createTestPostman()
    failures = []
  })
  afterAll(() => service.close())

  const context = () => ({
    db: service.db,
    postman,
    publicUrl: 'https://www.spadestik.dk',
    secret: 'a secret of the tests and of nothing else',
    clock: () => new Date(),
    onFailure: (words: string, facts: Readonly<Record<string, unknown>>) => failures.push({ words, facts }),
  })
  const queue = (db: Kysely<Database> = service.db) => {
    const to = { email: 'reader@demo.test', language: 'da', domainId: 9 } as const
    return queueMail(db, to, { kind: 'passwordChanged', name: 'Anne' }, new Date())
  }

  const readJobs = async (job: string) => {
    const { rows } = await sql<{ state: string; output: unknown }>`
      select state, output from pgboss.job where singleton_key = ${job} and state <> 'completed'`.execute(
      service.db,
    )
    return rows
  }

  test('[Z13] a failing job is logged with its place, and all other jobs run', async () => {
    await queue()
    await sql`alter table words rename to words_elsewhere`.execute(service.db)
    try {
      await runAllJobs(context())
    } finally {
      await sql`alter table words_elsewhere rename to words`.execute(service.db)
    }
    expect(failures).toContainEqual({
      words: 'a job failed',
      facts: expect.objectContaining({ job: 'matching', code: '42P01' }),
    })
    expect(failures).toHaveLength(1)
    expect(postman.kept).toHaveLength(1)
  })

  // On the embedded database, a transaction lets everything else wait.
  test.runIf(engine === 'postgres')('[Z13] mails are sent while another job waits', async () => {
    await queue()
    const sent = Promise.withResolvers<void>()
    await service.db.transaction().execute(async (trx) => {
      await sql`lock table word_queue in access exclusive mode`.execute(trx)
      const waiting = { send: async () => sent.resolve(), close: () => undefined }
      const stop = await startJobs({ ...context(), postman: waiting }, service.queues)
      await sent.promise
      stopped = stop()
    })
    await stopped
    expect(failures).toEqual([])
  })

  test('[Z13] a mail that somebody waits for is sent when its transaction has succeeded', async () => {
    const stop = await startJobs(context(), service.queues)
    try {
      // The job that starts with the process is over, so only the request of this mail can send it.
      await expect.poll(() => readJobs('mails')).toEqual([])
      await service.db.transaction().execute((trx) => queue(trx))
      await expect.poll(() => postman.kept.length).toBe(1)
    } finally {
      await stop()
    }
    expect(failures).toEqual([])
  })

  test('[Z03] while the queues cannot be read, the log says so once a minute', async () => {
    let [isAway, refused] = [false, 0]
    const queues: typeof service.queues = {
      executeSql: (...statement) => {
        if (!isAway) return service.queues.executeSql(...statement)
        refused += 1
        return Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))
      },
    }
    const stop = await startJobs(context(), queues)
    try {
      isAway = true
      await expect.poll(() => refused).toBeGreaterThan(8)
    } finally {
      isAway = false
      await stop()
      // What could not be reported as done would only run again after a minute.
      await sql`delete from pgboss.job where state = 'active'`.execute(service.db)
    }
    const said = failures.filter(({ words }) => words === 'the queues of jobs failed')
    expect(said).toEqual([
      { words: expect.any(String), facts: expect.objectContaining({ code: 'ECONNREFUSED' }) },
    ])
  })

  test.runIf(engine === 'postgres')(
    '[Z13] jobs go on after the database has ended all connections',
    async () => {
      const stop = await startJobs(context(), service.queues)
      try {
        await expect.poll(() => readJobs('mails')).toEqual([])
        await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(service.db)
        await queue()
        await expect.poll(() => postman.kept.length).toBe(1)
      } finally {
        await stop()
      }
    },
  )

  test('[Z13] a stopping process sends the current mail, and leaves the others in the queue', async () => {
    for (let count = 0; count < 3; count += 1) await queue()
    const [sending, delivered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const send = async () => {
      sending.resolve()
      await delivered.promise
    }
    const stop = await startJobs({ ...context(), postman: { send, close: () => undefined } }, service.queues)
    await sending.promise
    const end = stop()
    delivered.resolve()
    await end
    expect(await service.db.selectFrom('mails').select('id').execute()).toHaveLength(2)
  })

  test('[Z13] a failed job is repeated after a pause, and its stored error has no text of the database', async () => {
    await sql`alter table words rename to words_elsewhere`.execute(service.db)
    const stop = await startJobs(context(), service.queues)
    try {
      await expect.poll(async () => (await readJobs('matching'))[0]?.state).toBe('retry')
      const [{ output } = { output: null }] = await readJobs('matching')
      expect(output).toMatchObject({ code: '42P01' })
      expect(JSON.stringify(output)).not.toContain('relation')
    } finally {
      await stop()
      await sql`alter table words_elsewhere rename to words`.execute(service.db)
    }
    expect(failures[0]).toMatchObject({ words: 'a job failed', facts: { job: 'matching', isLast: false } })
  })
})
