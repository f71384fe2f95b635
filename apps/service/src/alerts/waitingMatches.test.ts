import type { AlertKinds } from '@spadestik/domain/alerts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import { mainEngines } from '../testing/openTestDatabase'
import { windowUntil } from '../testing/scenes/records'
import { runAllJobs } from '../testing/runAllJobs'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { writeProcurement } from '../testing/scenes/writeItem'

const monday = '2026-11-23T05:00:00Z'

describe.each(mainEngines)('matches that wait for their mail on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let time: Date
  let token: string
  let scenario = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-21T10:00:00Z')
    postman = createTestPostman()
    for (const table of ['agents', 'lists', 'alert_matches', 'own_timings', 'mails', 'hidden_items'] as const)
      await service.db.deleteFrom(table).execute()
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9 }).execute()
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const mailsAt = async (instant: string): Promise<string[]> => {
    time = new Date(instant)
    await runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => time,
      onFailure: () => undefined,
    })
    return postman.kept.splice(0).map(({ mail }) => `${String(mail.subject)}\n${String(mail.text)}`)
  }
  const drafted = (more: { alertKinds?: AlertKinds; [filter: string]: unknown }) => ({
    name: 'Haller',
    mailTime: 'weekly',
    procurementPhases: [3],
    paUserIds: [service.userId('paid')],
    ...more,
  })
  const save = async (more: { alertKinds?: AlertKinds; [filter: string]: unknown } = {}) => {
    const response = await service.call('POST', '/agents/procurement', { token, body: drafted(more) })
    expect(response.statusCode).toBe(201)
    return response.json<{ id: number }>().id
  }
  const tender = (name: string, changes: Partial<ProcurementRecord> = {}) =>
    writeProcurement(service.db, `${name} ${scenario}`, {
      names: { da: name },
      lastUpdated: time.toISOString(),
      phase: 'open',
      offers: windowUntil('2027-02-01'),
      ...changes,
    })

  test('[Z11, Z13] a tender that stops matching before its mail is left out', async () => {
    await save({ maxBudget: 20_000_000 })
    await tender('Ny svømmehal', { budget: 9_000_000 })
    await tender('Ny skole', { budget: 9_000_000 })
    await tender('Ny bro', { budget: 9_000_000 })
    expect(await mailsAt('2026-11-21T11:00:00Z')).toEqual([])
    await tender('Ny skole', { budget: 9_000_000, phase: 'cancelled' })
    await tender('Ny bro', { budget: 90_000_000 })
    const [text] = await mailsAt(monday)
    expect(text).toContain('Ny svømmehal')
    expect(text).not.toMatch(/Ny skole|Ny bro/)
    expect(text).toContain('Derfor får du denne mail: I udbud, anslået sum: op til 20 mio.')
  })

  test('[Z11, Z13] an agent edited before its mail does not mail what only its old filters found', async () => {
    const id = await save({ freeSearch: 'svømmehal' })
    await tender('Ny svømmehal')
    await tender('Ny skole med svømmehal')
    expect(await mailsAt('2026-11-21T11:00:00Z')).toEqual([])
    const body = drafted({ freeSearch: 'skole' })
    const saved = await service.call('PUT', `/agents/procurement/${id}`, { token, body })
    expect(saved.statusCode).toBeLessThan(300)
    const [text] = await mailsAt(monday)
    expect(text).toContain('Ny skole med svømmehal')
    expect(text).not.toContain('Ny svømmehal')
  })

  test('[Z11, Z13] an edited agent does not report what its old filters no longer found', async () => {
    const id = await save({ alertKinds: { left: 'withMail' } })
    await tender('Ny svømmehal')
    expect(await mailsAt(monday)).toHaveLength(1)
    await tender('Ny svømmehal', { phase: 'evaluation' })
    expect(await mailsAt('2026-11-24T11:00:00Z')).toEqual([])
    const body = drafted({ procurementPhases: [], freeSearch: 'skole', alertKinds: { left: 'withMail' } })
    const saved = await service.call('PUT', `/agents/procurement/${id}`, { token, body })
    expect(saved.statusCode).toBeLessThan(300)
    expect(await mailsAt('2026-11-30T05:00:00Z')).toEqual([])
  })

  test('[Z10, Q01] a tender that is opened again is urgent news, and a cancelled one has no next deadline', async () => {
    const never = { new: 'never', deadline: 'never', phase: 'never', sum: 'never', other: 'never' } as const
    const alertKinds = { ...never, left: 'never', earlierDeadline: 'atOnce', outcome: 'atOnce' } as const
    await save({ procurementPhases: [], freeSearch: 'svømmehal', alertKinds })
    const id = await tender('Ny svømmehal')
    await tender('Ny svømmehal', { phase: 'cancelled' })
    await mailsAt('2026-11-21T11:00:00Z')
    expect((await mailsAt('2026-11-21T11:05:00Z'))[0]).toContain('Aflyst')
    const response = await service.call('GET', `/procurements/byId/${id}`, { token })
    expect(response.json<object>()).toMatchObject({ nextDeadline: null })
    await tender('Ny svømmehal')
    await mailsAt('2026-11-21T12:00:00Z')
    expect((await mailsAt('2026-11-21T12:05:00Z'))[0]).toContain('Fase Annulleret → I udbud')
    const reopened = await service.call('GET', `/procurements/byId/${id}`, { token })
    expect(reopened.json<object>()).toMatchObject({ nextDeadline: '2027-02-01' })
  })

  test('[Z11, Z13] a tender that leaves while its change waits is reported as left where asked for', async () => {
    await save({ alertKinds: { left: 'withMail' } })
    await tender('Ny svømmehal', { budget: 8_000_000 })
    expect(await mailsAt(monday)).toHaveLength(1)
    await tender('Ny svømmehal', { budget: 9_000_000 })
    expect(await mailsAt('2026-11-24T11:00:00Z')).toEqual([])
    expect((await mailsAt('2026-11-30T05:00:00Z'))[0]).toMatch(/^1 nyhed fra Haller\n/)
    await tender('Ny svømmehal', { budget: 10_000_000 })
    expect(await mailsAt('2026-12-01T11:00:00Z')).toEqual([])
    await tender('Ny svømmehal', { budget: 10_000_000, phase: 'evaluation' })
    const [text] = await mailsAt('2026-12-07T05:00:00Z')
    expect(text).toContain('Passer ikke længere til Haller: fase')
  })
})
