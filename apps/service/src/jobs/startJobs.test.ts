import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { queueMail } from '../mail/queueMail'
import { mainEngines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { runAllJobs } from '../testing/runAllJobs'
import { startJobs } from './startJobs'

describe.each(mainEngines)('jobs on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let stopped: Promise<void> = Promise.resolve()
  let failures: { readonly words: string; readonly facts: Readonly<Record<string, unknown>> }[]
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  beforeEach(() => {
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
  const queue = () => {
    const to = { email: 'reader@demo.test', language: 'da', domainId: 9 } as const
    return queueMail(service.db, to, { kind: 'passwordChanged', name: 'Anne' }, new Date())
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
      facts: expect.objectContaining({ job: 'learnWords', code: '42P01' }),
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
      const stop = startJobs({ ...context(), postman: waiting }, 10)
      await sent.promise
      stopped = stop()
    })
    await stopped
    expect(failures).toEqual([])
  })
})
