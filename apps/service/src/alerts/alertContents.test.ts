import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProcurements } from '../items/writers/writeProcurements'
import type { ProcurementRecord } from '../storage/records/ProcurementRecord'
import type { AlertItem } from '../storage/records/MailContent'
import { mainEngines } from '../testing/openTestDatabase'
import { procurementRecord } from '../testing/scenes/records'
import { runAllJobs } from '../testing/runAllJobs'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import type { TestPostman } from '../testing/TestPostman'
import { createTestPostman } from '../testing/TestPostman'
import { signAlertToken } from './alertTokens'
import { listedItems } from './alertUrgency'

const secret = 'a secret of the tests and of nothing else'
const spaces = /[\s\u00a0\u202f]+/g

const itemOf = (id: number, more: Partial<AlertItem> = {}) => ({
  id,
  urgency: null,
  changes: [],
  deadline: null,
  closing: null,
  ...more,
})

const soon = (id: number, day: string, time: string | null = null) =>
  itemOf(id, { urgency: 'soon', deadline: day, closing: { window: 'offers', time } })

const idsOf = (items: readonly ReturnType<typeof itemOf>[]) => listedItems(items).map(({ id }) => id)

const offers = (to: string, toTime: string | null) => ({
  from: null,
  to,
  toTime,
  address: null,
  link: null,
  note: null,
})

describe('the items that a mail lists', () => {
  const latest = Array.from({ length: 20 }, (_, index) => itemOf(index + 1))
  test('[Z06, Z12] are the latest twenty, after at most ten older urgent ones', () => {
    const older = Array.from({ length: 12 }, (_, index) => soon(50 - index, `2026-12-${10 + index}`))
    expect(idsOf([...latest, itemOf(99), ...older])).toEqual([
      ...older.slice(0, 10).map(({ id }) => id),
      ...latest.map(({ id }) => id),
    ])
  })

  test('[Z12] begin with the nearest deadline, and urgent ones without a deadline follow', () => {
    const cancelled = itemOf(30, { urgency: 'cancelled' })
    const awarded = itemOf(31, { urgency: 'awarded' })
    const items = [
      cancelled,
      awarded,
      soon(32, '2026-12-02'),
      itemOf(33),
      soon(34, '2026-12-01'),
      soon(35, '2026-12-01', '09:00'),
    ]
    expect(idsOf(items)).toEqual([35, 34, 32, 31, 30, 33])
  })
})

describe.each(mainEngines)('what alerts say on %s', (engine) => {
  let service: ServiceUnderTest
  let postman: TestPostman
  let time = new Date('2026-11-21T10:00:00Z')
  let scenario = 0
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-21T10:00:00Z')
    postman = createTestPostman()
    for (const table of ['agents', 'alert_matches', 'own_timings', 'mails', 'alert_rests'] as const)
      await service.db.deleteFrom(table).execute()
    await service.db.updateTable('users').set({ language_id: 2, domain_id: 9, is_home_known: true }).execute()
  })
  afterAll(() => service.close())

  const idOf = (email: string) => service.scene.users.get(email) ?? 0
  const agent = async (email: string, more: object = {}) => {
    const settings = { name: 'Haller', mailTime: 'always', paUserIds: [idOf(email)] }
    const body = { ...settings, freeSearch: 'svømmehal', ...more }
    const token = await service.signIn(email)
    expect((await service.call('POST', '/agents/procurement', { token, body })).statusCode).toBe(201)
  }
  const hall = (key: string, more: Partial<ProcurementRecord> = {}) =>
    procurementRecord(`${key} ${scenario}`, {
      names: { da: `Svømmehal ${key}` },
      lastUpdated: time.toISOString(),
      ...more,
    })
  const write = (records: readonly ProcurementRecord[]) =>
    service.db.transaction().execute((trx) => writeProcurements(trx, records))
  const mailed = async (minutes = 5) => {
    const publicUrl = 'https://www.spadestik.dk'
    const work = () =>
      runAllJobs({
        db: service.db,
        postman,
        publicUrl,
        secret,
        clock: () => time,
        onFailure: () => undefined,
      })
    await work()
    time = new Date(time.getTime() + minutes * 60_000)
    await work()
    return postman.kept.splice(0).map(({ mail }) => ({
      to: String(mail.to),
      subject: String(mail.subject),
      text: String(mail.text),
    }))
  }
  test('[Z06, Z12] an older urgent tender comes first, and a link lists exactly those that are only counted', async () => {
    await agent('paid@demo.test')
    for (let count = 1; count <= 24; count += 1)
      await write([hall(`nr ${count}`, count === 1 ? { offers: offers('2026-11-23', '12:00') } : {})])
    const [mail] = await mailed()
    const titles = [...(mail?.text ?? '').matchAll(/^\* Svømmehal (nr \d+)/gm)].map(([, name]) => name)
    expect(titles).toHaveLength(21)
    expect(titles.slice(0, 2)).toEqual(['nr 1', 'nr 24'])
    const [, link = ''] = /Vis 3 flere: https:\/\/www\.spadestik\.dk(\S+)/.exec(mail?.text ?? '') ?? []
    const page = await service.app.inject({ method: 'GET', url: link })
    const listed = [...page.body.matchAll(/<li><a href="\/procurement\/\d+">Svømmehal (nr \d+)</g)]
    expect(listed.map(([, name]) => name)).toEqual(['nr 4', 'nr 3', 'nr 2'])
    const other = await signAlertToken(secret, { userId: idOf('colleague@demo.test'), senders: [] })
    const foreign = link.replace(/alerts\/[^/]+/, `alerts/${other}`)
    expect((await service.app.inject({ method: 'GET', url: foreign })).statusCode).toBe(404)
  })

  test('[Z06] the list of items that a mail only counts has pages, and leaves out what its reader has hidden since', async () => {
    await agent('paid@demo.test')
    for (let count = 1; count <= 73; count += 1) await write([hall(`nr ${count}`)])
    const [mail] = await mailed()
    const [, link = ''] = /Vis 53 flere: https:\/\/www\.spadestik\.dk(\S+)/.exec(mail?.text ?? '') ?? []
    const { id: procurementId } = await service.db
      .selectFrom('procurements')
      .select('id')
      .where('key', '=', `nr 50 ${scenario}`)
      .executeTakeFirstOrThrow()
    const token = await service.signIn('paid@demo.test')
    const hidden = await service.call('POST', '/blacklists', {
      token,
      body: { procurementId, usersIds: [idOf('paid@demo.test')] },
    })
    expect(hidden.statusCode).toBe(201)
    const read = async (query: string) => {
      const { statusCode, body } = await service.app.inject({ method: 'GET', url: link + query })
      expect(statusCode).toBe(200)
      const listed = [...body.matchAll(/<li><a href="\/procurement\/\d+">Svømmehal nr (\d+)</g)]
      return { body, numbers: listed.map(([, number]) => Number(number)) }
    }
    const [first, second] = [await read(''), await read('?page=2')]
    expect(first.body).toContain('<h1>52 flere</h1>')
    expect(first.body).toContain('Side 1 af 2')
    expect(first.body).toMatch(/rel="next" href="\?page=2">Næste side</)
    expect(first.body).not.toContain('rel="prev"')
    expect(first.numbers).toHaveLength(50)
    expect(first.numbers).not.toContain(50)
    expect(second.numbers).toEqual([2, 1])
    expect(second.body).toMatch(/rel="prev" href="\?page=1">Forrige side</)
    for (const [query, page] of [
      ['?page=0', first],
      ['?page=-3', first],
      ['?page=x', first],
      ['?page=9999999999999', second],
    ] as const)
      expect((await read(query)).numbers).toEqual(page.numbers)
  })

  test('[Z06, K02] a block has the hour and kind of the deadline, the buyer and the sum, and withholds what is paid', async () => {
    for (const email of ['paid@demo.test', 'none@demo.test']) await agent(email)
    const closing = { ...offers('2026-12-04', '12:00') }
    await write([hall('A', { participation: closing, liable: 'Havneby Kommune', budget: 12_000_000 })])
    const mails = await mailed()
    const textOf = (email: string) => mails.find(({ to }) => to === email)?.text.replaceAll(spaces, ' ')
    expect(textOf('paid@demo.test')).toContain('Anmodning om deltagelse: 04.12.2026 kl. 12:00')
    expect(textOf('paid@demo.test')).toContain('Havneby Kommune 12 mio. kr.')
    expect(textOf('none@demo.test')).toContain('12 mio. kr.')
    expect(textOf('none@demo.test')).not.toMatch(/Havneby|04\.12\.2026|12:00/)
  })

  test('[Z06, K02] a changed text and a renamed buyer are named, and a correction only without other news', async () => {
    for (const email of ['paid@demo.test', 'none@demo.test']) await agent(email)
    const before = hall('A', { liable: 'Havneby Kommune' })
    await write([before])
    await mailed()
    const announcements = [
      { date: '2026-11-21', type: 'correction', changes: null, description: null },
    ] as const
    const announced = { ...before, announcements, lastUpdated: time.toISOString() }
    await write([{ ...announced, liable: 'Havneby og Fjordby', description: 'Ny svømmehal med bassin' }])
    const mails = await mailed()
    const textOf = (email: string) => mails.find(({ to }) => to === email)?.text.replaceAll(spaces, ' ')
    expect(textOf('paid@demo.test')).toContain('Ny beskrivelse')
    expect(textOf('paid@demo.test')).toContain('Ordregiver Havneby Kommune → Havneby og Fjordby')
    expect(textOf('paid@demo.test')).not.toContain('bekendtgørelse')
    expect(textOf('none@demo.test')).not.toContain('Havneby')
    const later = [
      ...announcements,
      { ...announcements[0], date: '2026-11-22', type: 'cancellation' as const },
    ]
    const last = { ...announced, liable: 'Havneby og Fjordby', description: 'Ny svømmehal med bassin' }
    await write([{ ...last, announcements: later }])
    expect((await mailed())[0]?.text).toContain('Ny bekendtgørelse: annullering')
  })

  test('[Z06] only new tenders are called new matches', async () => {
    await agent('paid@demo.test')
    await write([hall('A')])
    expect((await mailed())[0]?.subject).toBe('1 nyt match til Haller')
    await write([hall('A', { budget: 9_000_000 }), hall('B')])
    expect((await mailed())[0]?.subject).toBe('2 nyheder fra Haller')
  })

  test('[Z06, Z10] a daily agent that writes at once says when it writes otherwise', async () => {
    await agent('paid@demo.test', { mailTime: 'daily', alertKinds: { new: 'atOnce' } })
    await write([hall('A')])
    const [mail] = await mailed()
    expect(mail?.text).toContain('Du får mails hver morgen, og straks når det haster.')
  })
})
