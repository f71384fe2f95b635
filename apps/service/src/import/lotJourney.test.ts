import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import ical from 'node-ical'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noticeId, noticeXml } from '../testing/imports/notices'
import { mainEngines } from '../testing/openTestDatabase'
import { runAllJobs } from '../testing/runAllJobs'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { createTestPostman } from '../testing/TestPostman'
import { importNotices } from './importNotices'

const folder = mkdtempSync(join(tmpdir(), 'lots-'))
afterAll(() => rmSync(folder, { recursive: true }))

const lots = [
  { id: 'LOT-0001', title: 'Asfalt', endDate: '2026-12-12+01:00', value: '40000000' },
  { id: 'LOT-0002', title: 'Belysning', endDate: '2026-12-12+01:00', value: '3000000' },
  { id: 'LOT-0003', title: 'Støjskærme', description: 'Af glas og træ', endDate: '2026-12-12+01:00' },
]

describe.each(mainEngines)('a lot on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  let token: string
  let id: number
  const postman = createTestPostman()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time, publicUrl: 'https://www.spadestik.dk' })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const importXml = async (xml: string) => {
    const file = join(folder, 'notice.xml')
    writeFileSync(file, xml)
    const began = new Date()
    const report = await importNotices(service.db, file, { countries: null, now: time.toISOString() })
    // The clock of the database has stamped the changes.
    await sql`
      update item_changes set changed_at = ${time.toISOString()} where changed_at >= ${began.toISOString()}`.execute(
      service.db,
    )
    return report
  }
  const call = (method: 'GET' | 'POST', path: string, body?: unknown, own: string | null = token) =>
    service.call(method, path, { token: own, body })
  const lotsFor = async (own: string) =>
    (await call('GET', `/procurements/byId/${id}`, undefined, own)).json<Schemas['Procurement']>().lots
  const work = () =>
    runAllJobs({
      db: service.db,
      postman,
      publicUrl: 'https://www.spadestik.dk',
      secret: 'a secret of the tests and of nothing else',
      clock: () => time,
      onFailure: () => undefined,
    })

  const find = async (freeSearch: string, own = token) =>
    (await call('POST', '/search-items/search/procurements', { freeSearch }, own))
      .json<Schemas['ProcurementSearchResult']>()
      .items.map((item) => item.id)

  test('[S08, S22] is found by its words, and the row says which lot it is', async () => {
    const notice = { id: noticeId(1), title: 'Omfartsvej ved Havneby', lots, publication: '00100002-2026' }
    expect(await importXml(noticeXml(notice))).toMatchObject({ added: 1 })
    const found = (await call('POST', '/search-items/search/procurements', { freeSearch: 'støjskærm' })).json<
      Schemas['ProcurementSearchResult']
    >()
    const [highlight] = found.highlights ?? []
    expect(highlight?.excerpt?.map(({ text }) => text).join('')).toBe('Delaftale 3: Støjskærme')
    id = highlight?.id ?? 0
  })

  test('[Q01, K02] is on the page of its tender, without its paid details for others', async () => {
    expect(await lotsFor(token)).toMatchObject([
      { id: 'LOT-0001', number: '1', title: 'Asfalt', offers: { to: '2026-12-12', toTime: '12:00' } },
      { number: '2' },
      { number: '3', description: 'Af glas og træ', result: null, winners: [] },
    ])
    const open = await lotsFor(await service.signIn('none@demo.test'))
    expect(open).toMatchObject([{ title: 'Asfalt', offers: null, winners: null }, {}, {}])
  })

  test('[S13, S18, W11] is found by its sum, in searches and by agents, and named as the reason', async () => {
    const search = async (filters: Schemas['ProcurementSearch']) =>
      (await call('POST', '/search-items/search/procurements', filters)).json<
        Schemas['ProcurementSearchResult']
      >()
    const asked = { minBudget: 2_000_000, maxBudget: 5_000_000, allowUnspecifiedBudget: false }
    for (const orderBy of ['updated', 'budget'] as const) {
      const found = await search({ ...asked, freeSearch: 'støjskærm', orderBy })
      expect(found.items.map((item) => item.id)).toEqual([id])
      expect(found.reasons?.map((reason) => reason.lots)).toEqual([['2']])
    }
    const between = { ...asked, minBudget: 4_000_000, freeSearch: 'støjskærm' }
    expect((await search(between)).items).toEqual([])
    const users = [service.scene.users.get('paid@demo.test') ?? 0]
    await call('POST', '/agents/procurement', { ...asked, name: 'Små', mailTime: 'never', paUserIds: users })
    await call('POST', '/agents/procurement', {
      ...between,
      name: 'Ingen',
      mailTime: 'never',
      paUserIds: users,
    })
    const explained = (await call('GET', `/explanations/procurement/${id}`)).json<
      Schemas['ItemExplanation']
    >()
    expect(explained.agents.map(({ agentName, isFound }) => [agentName, isFound])).toEqual([
      ['Små', true],
      ['Ingen', false],
    ])
    expect(explained.agents[0]?.conditions).toMatchObject([{ name: 'budget', found: { lots: ['2'] } }])
  })

  test('[D03, Z06, Z08] whose deadline moves is named by ledger, mail and calendar', async () => {
    const agent = { name: 'Skærme', mailTime: 'always', freeSearch: 'støjskærm' }
    const users = [service.scene.users.get('paid@demo.test') ?? 0]
    const { id: agentId } = (await call('POST', '/agents/procurement', { ...agent, paUserIds: users })).json<{
      id: number
    }>()
    await work()
    postman.kept.length = 0
    const { url } = (await call('POST', '/calendar-feeds', { listId: null, agentId })).json<
      Schemas['NewCalendarFeed']
    >()
    time = new Date('2026-11-22T10:00:00Z')
    const moved = lots.map((lot) => (lot.id === 'LOT-0003' ? { ...lot, endDate: '2026-12-26+01:00' } : lot))
    const notice = {
      id: noticeId(2),
      title: 'Omfartsvej ved Havneby',
      issueDate: '2026-11-22+01:00',
      changes: `${noticeId(1)}-01`,
      lots: moved,
      publication: '00100003-2026',
    }
    expect(await importXml(noticeXml(notice))).toMatchObject({ added: 1 })
    time = new Date('2026-11-22T10:05:00Z')
    await work()
    const mails = postman.kept.map(({ mail }) => String(mail.text)).join('\n')
    expect(mails).toContain('Delaftale 3: Frist 12.12.2026 kl. 12:00 → 26.12.2026 kl. 12:00')
    const { body } = await service.app.inject({ method: 'GET', url: new URL(url).pathname })
    const events = Object.values(ical.sync.parseICS(body)).flatMap((part) =>
      part?.type === 'VEVENT' ? [String(part.summary)] : [],
    )
    expect(events.toSorted()).toEqual([
      'Aflevering af tilbud: Omfartsvej ved Havneby',
      'Aflevering af tilbud: Omfartsvej ved Havneby (delaftale 3)',
    ])
  })

  test('[S22] is on a tender that each of its numbers finds, for those who may read them', async () => {
    for (const number of ['100002-2026', '00100002-2026', '100003-2026'])
      expect(await find(`number:${number}`), number).toEqual([id])
    expect(await find('number:100004-2026')).toEqual([])
    expect(await find('number:100003-2026', await service.signIn('none@demo.test'))).toEqual([])
  })
})
