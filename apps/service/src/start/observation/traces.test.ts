import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Job } from '../../jobs/jobs'
import { jobs } from '../../jobs/jobs'
import { queueMail } from '../../mail/queueMail'
import { RecipientRefused } from '../../mail/sending/Postman'
import { mainEngines } from '../../testing/openTestDatabase'
import { writeProject } from '../../testing/scenes/writeItem'
import type { ObservedService } from '../../testing/observation/setUpObservedService'
import { setUpObservedService } from '../../testing/observation/setUpObservedService'
import type { ReceivedSpan } from '../../testing/observation/startOtlpReceiver'
import { createTestPostman } from '../../testing/TestPostman'

const valueOf = ({ attributes }: ReceivedSpan, name: string) =>
  attributes.find(({ key }) => key === name)?.value.stringValue

const linked = (span: ReceivedSpan | undefined) => span?.links?.map((link) => link.traceId)

describe.each(mainEngines)('traces on %s', (engine) => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
  const secretWord = 'Kvalitetssikringshuset'
  const postman = createTestPostman()
  let service: ObservedService
  let time = new Date('2026-11-21T10:00:00Z')
  let ownId: string
  let page: string
  beforeAll(async () => {
    service = await setUpObservedService(engine, { clock: () => time })
    const token = await service.signIn('paid@demo.test')
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` }
    const body = { freeSearch: secretWord }
    const searched = await service.call('POST', '/search-items/search/projects', { token, body, headers })
    expect(searched.statusCode).toBe(200)
    ownId = String((await service.call('GET', '/countries', { token })).headers['x-request-id'])
    const agent = {
      name: 'Skoler',
      type: 'project',
      mailTime: 'always',
      freeSearch: 'skole',
      paUserIds: [service.userId('paid')],
    }
    expect((await service.call('POST', '/agents/project', { token, body: agent })).statusCode).toBe(201)
    await service.observation.runJob('fetching', () =>
      writeProject(service.db, 'observed', { names: { da: 'Ny skole' }, lastUpdated: time.toISOString() }),
    )
    const context = {
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => time,
      onFailure: () => undefined,
    }
    const run = (name: string, job: Job) =>
      service.observation.runJob(name, () => job.run(context, () => false))
    await run('matching', jobs.matching)
    time = new Date(time.getTime() + 10 * 60_000)
    await run('alerts', jobs.alerts)
    await run('mails', jobs.mails)
    const to = { email: 'paid@demo.test', language: 'da', domainId: 9 } as const
    await queueMail(service.db, to, { kind: 'passwordChanged', name: 'Anne' }, time)
    const refusing = { ...postman, send: () => Promise.reject(new RecipientRefused(null)) }
    await service.observation.runJob('mails', () =>
      jobs.mails.run({ ...context, postman: refusing }, () => false),
    )
    page = await service.page()
    await service.close()
  })
  afterAll(() => service.close())

  const spansOf = (id: string) => service.receiver.spans.filter((span) => span.traceId === id)
  const spanOf = (name: string) => service.receiver.spans.find((span) => span.name === name)

  test('[Z03] the SQL statements of a request are spans below it, in the trace of the caller', () => {
    const spans = spansOf(traceId)
    const request = spans.find(({ name }) => name === 'searchProjects')
    expect(request?.parentSpanId).toBe('00f067aa0ba902b7')
    const statements = spans.filter((span) => valueOf(span, 'db.query.text')?.includes('project_search'))
    expect(statements.length).toBeGreaterThan(0)
    for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId)
  })

  test('[Z03] a trace that begins here has the id of its request', () => {
    expect(spansOf(ownId).map(({ name }) => name)).toContain('getCountries')
  })

  test('[Z03] no span contains a value of a statement, a text of a user or an address', () => {
    const text = service.receiver.text()
    expect(text).toContain('project_search')
    expect(text).not.toContain(secretWord)
    expect(text.toLowerCase()).not.toContain(secretWord.toLowerCase())
    expect(text).not.toMatch(/[\w.]+@[\w.]+/)
  })

  test('[Z13] a change is followed to the mail that reports it', () => {
    expect(postman.kept).toHaveLength(1)
    const change = spanOf('job fetching')?.traceId
    expect(linked(spanOf('job matching'))).toEqual([change])
    const queued = spanOf('queue alert')
    expect(linked(queued)).toEqual([change])
    const sent = spanOf('send mail')
    expect(sent).toMatchObject({ traceId: queued?.traceId, parentSpanId: queued?.spanId })
  })

  test('[Z13] sent and lost mails are counted by kind', () => {
    expect(page).toContain('spadestik_mails_total{kind="alert",outcome="sent"} 1')
    expect(page).toContain('spadestik_mails_total{kind="passwordChanged",outcome="givenUp"} 1')
    expect(page).toContain('spadestik_job_duration_count{job_name="mails",outcome="completed"} 2')
  })

  test('[Z03] the receiver gets the metrics too', () => {
    expect([...service.receiver.metrics]).toEqual(
      expect.arrayContaining(['http.server.request.duration', 'spadestik.mails', 'spadestik.searches']),
    )
  })
})
