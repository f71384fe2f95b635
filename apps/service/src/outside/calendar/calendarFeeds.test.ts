import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import ical from 'node-ical'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { writeProcurements } from '../../items/writers/writeProcurements'
import type { ProcurementRecord } from '../../storage/records/ProcurementRecord'
import { mainEngines } from '../../testing/openTestDatabase'
import { procurementRecord, windowUntil } from '../../testing/scenes/records'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProcurement } from '../../testing/scenes/writeItem'

const day = 86_400_000

describe.each(mainEngines)('calendar feeds on %s', (engine) => {
  let service: ServiceUnderTest
  let time: Date
  let scenario = 0
  const tokens = new Map<string, string>()
  const logged: string[] = []
  beforeAll(async () => {
    const log = { write: (line: string) => void logged.push(line) }
    service = await setUpService(engine, { clock: () => time, log, publicUrl: 'https://www.spadestik.dk' })
    time = new Date('2026-11-21T10:00:00Z')
    for (const name of ['paid', 'colleague', 'basic', 'none'])
      tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  beforeEach(async () => {
    scenario += 1
    time = new Date('2026-11-21T10:00:00Z')
    await service.db.deleteFrom('lists').execute()
    await service.db.deleteFrom('agents').execute()
    await service.db.deleteFrom('hidden_items').execute()
    await service.db.deleteFrom('calendar_feeds').execute()
    await service.db.updateTable('users').set({ language_id: 2 }).execute()
  })
  afterAll(() => service.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who = 'paid', body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body })
  const tender = (name: string, changes: Partial<ProcurementRecord> = {}) => {
    const own = { names: { da: name }, lastUpdated: time.toISOString() }
    // Pass the time of the change. Otherwise the clock of the database decides it.
    const mode = { changedAt: time.toISOString() }
    return writeProcurement(service.db, `${name} ${scenario}`, { ...own, ...changes }, mode)
  }
  const saveList = async (procurements: readonly number[], users = ['paid'], id: number | null = null) => {
    const body = {
      id,
      name: 'Skoler, nord',
      projects: [],
      procurements,
      companies: [],
      paUserIds: users.map(service.userId),
    }
    const response = await call(id === null ? 'POST' : 'PUT', '/lists', 'paid', body)
    return response.json<{ id: number }>().id
  }
  const saveAgent = async (freeSearch: string, type = 'procurement') => {
    const body = { name: 'Broer', type, mailTime: 'never', freeSearch, paUserIds: [service.userId('paid')] }
    return (await call('POST', `/agents/${type}`, 'paid', body)).json<{ id: number }>().id
  }
  const create = async (source: Partial<Schemas['CalendarFeedDraft']>, who = 'paid') => {
    const response = await call('POST', '/calendar-feeds', who, { listId: null, agentId: null, ...source })
    expect(response.statusCode).toBe(201)
    return response.json<Schemas['NewCalendarFeed']>()
  }
  const fetchFeed = (url: string, headers = {}) =>
    service.app.inject({ method: 'GET', url: new URL(url).pathname, headers })
  const eventsOf = async (url: string) => {
    const { statusCode, body } = await fetchFeed(url)
    expect(statusCode).toBe(200)
    return Object.values(ical.sync.parseICS(body)).flatMap((part) => (part?.type === 'VEVENT' ? [part] : []))
  }
  const summary = async (url: string) =>
    (await eventsOf(url)).map((event) => `${event.status} ${String(event.summary)}`)

  test('[Z08] a feed has the windows of the tenders on a list, and each has the UID of the exported file', async () => {
    const id = await tender('Ny skole', {
      offers: windowUntil('2026-12-04', { toTime: '12:00', address: 'Rådhuspladsen 2', note: 'Elektronisk' }),
      participation: { ...windowUntil('2026-11-30'), from: '2026-11-25' },
    })
    const { url, feed } = await create({ listId: await saveList([id]) })
    expect(feed).toMatchObject({ listId: expect.any(Number), agentId: null, created: time.toISOString() })
    const { headers, body } = await fetchFeed(url)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8' })
    expect(headers['cache-control']).toMatch(/^private/)
    expect(body).toContain('X-WR-CALNAME:Spadestik: Skoler\\, nord\r\n')
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT60M\r\n')
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const events = await eventsOf(url)
    expect(events.map(({ uid, summary: title }) => [uid, title])).toEqual([
      [`procurement-${id}-participation-opens@spadestik`, 'Anmodning om deltagelse åbner: Ny skole'],
      [`procurement-${id}-participation@spadestik`, 'Anmodning om deltagelse: Ny skole'],
      [`procurement-${id}-offers@spadestik`, 'Aflevering af tilbud: Ny skole'],
    ])
    expect(events.at(-1)).toMatchObject({
      start: new Date('2026-12-04T10:00:00Z'),
      end: new Date('2026-12-04T11:00:00Z'),
      location: 'Rådhuspladsen 2',
      url: `https://www.spadestik.dk/procurement/${id}`,
      description: `Lukker 04.12.2026 kl. 12:00\nElektronisk\nRådhuspladsen 2\n\nhttps://www.spadestik.dk/procurement/${id}`,
      sequence: 0,
      status: 'CONFIRMED',
    })
  })

  test('[Z08] a deadline that moves stays one event, with a higher sequence and the time of the change', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2026-12-04', { toTime: '12:00' }) })
    const { url } = await create({ listId: await saveList([id]) })
    const [before] = await eventsOf(url)
    time = new Date('2026-11-22T09:30:00Z')
    await tender('Ny skole', { offers: windowUntil('2026-12-18', { toTime: '14:00' }) })
    const after = await eventsOf(url)
    expect(after).toHaveLength(1)
    expect(after[0]).toMatchObject({ uid: before?.uid, end: new Date('2026-12-18T13:00:00Z'), sequence: 1 })
    expect(before).toMatchObject({ end: new Date('2026-12-04T11:00:00Z'), sequence: 0 })
    expect(after[0]?.lastmodified).toEqual(time)
    expect(after[0]?.dtstamp).toEqual(time)
  })

  test('[Z08] the same deadlines give the same text, and a reader that has it gets 304', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2026-12-04') })
    const { url } = await create({ listId: await saveList([id]) })
    const first = await fetchFeed(url)
    time = new Date(time.getTime() + day)
    expect((await fetchFeed(url)).body).toBe(first.body)
    const again = await fetchFeed(url, { 'if-none-match': `"other", ${String(first.headers['etag'])}` })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    const strong = String(first.headers['etag']).replace(/^W\//, '')
    for (const tag of [strong, `W/${strong}`, `"other", ${strong}`, '*'])
      expect((await fetchFeed(url, { 'if-none-match': tag })).statusCode).toBe(304)
    await tender('Ny skole', { offers: windowUntil('2026-12-05') })
    expect((await fetchFeed(url, { 'if-none-match': first.headers['etag'] })).statusCode).toBe(200)
  })

  test('[Z08] a window that goes away and a cancelled tender are cancelled for 30 days, and confirmed when they come back', async () => {
    const offers = windowUntil('2027-03-04')
    const id = await tender('Ny skole', { offers })
    const other = await tender('Ny bro', { offers })
    const { url } = await create({ listId: await saveList([id, other]) })
    expect(await summary(url)).toHaveLength(2)
    time = new Date('2026-11-22T09:30:00Z')
    await tender('Ny skole', { offers: null })
    await tender('Ny bro', { offers, phase: 'cancelled' })
    const cancelled = ['CANCELLED Aflevering af tilbud: Ny skole', 'CANCELLED Aflevering af tilbud: Ny bro']
    expect(await summary(url)).toEqual(cancelled)
    expect((await eventsOf(url)).map(({ sequence }) => sequence)).toEqual([1, 1])
    time = new Date('2026-12-22T09:00:00Z')
    expect(await summary(url)).toEqual(cancelled)
    time = new Date('2026-12-22T09:31:00Z')
    expect(await summary(url)).toEqual([])
    await tender('Ny bro', { offers, phase: 'open' })
    expect(await summary(url)).toEqual(['CONFIRMED Aflevering af tilbud: Ny bro'])
    expect((await eventsOf(url))[0]?.sequence).toBe(2)
  })

  test('[Z08] an award cancels the windows that are still open, and no others', async () => {
    const dates = { offers: windowUntil('2027-03-04'), inquiry: windowUntil('2026-11-20') }
    const id = await tender('Ny skole', dates)
    const { url } = await create({ listId: await saveList([id]) })
    const both = await summary(url)
    expect(both.filter((line) => line.startsWith('CONFIRMED'))).toHaveLength(2)
    time = new Date('2026-11-22T09:30:00Z')
    await tender('Ny skole', { ...dates, phase: 'awarded' })
    const after = await summary(url)
    expect(after.filter((line) => line.startsWith('CONFIRMED'))).toHaveLength(1)
    expect(after).toContain('CANCELLED Aflevering af tilbud: Ny skole')
  })

  test('[Z08] the events of a tender that leaves the list are cancelled for 30 days, and confirmed when it returns', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2027-03-04') })
    const listId = await saveList([id])
    const { url } = await create({ listId })
    expect(await summary(url)).toEqual(['CONFIRMED Aflevering af tilbud: Ny skole'])
    await saveList([], ['paid'], listId)
    time = new Date('2026-11-22T09:30:00Z')
    expect(await summary(url)).toEqual(['CANCELLED Aflevering af tilbud: Ny skole'])
    expect((await eventsOf(url))[0]).toMatchObject({ sequence: 1, lastmodified: time })
    const left = time
    await saveList([id], ['paid'], listId)
    time = new Date('2026-11-23T09:30:00Z')
    expect((await eventsOf(url))[0]).toMatchObject({ status: 'CONFIRMED', sequence: 2, lastmodified: time })
    await saveList([], ['paid'], listId)
    await eventsOf(url)
    time = new Date(left.getTime() + 32 * day)
    expect(await summary(url)).toEqual([])
  })

  test('[Z08] a tender that was never read from the feed is not cancelled in it', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2027-03-04') })
    const listId = await saveList([id])
    const { url } = await create({ listId })
    await saveList([], ['paid'], listId)
    expect(await summary(url)).toEqual([])
  })

  test('[Z08] a feed has at most 500 events: the next ones, and then the latest past ones', async () => {
    const dayOf = (place: number) => new Date(time.getTime() + (place - 20) * day).toISOString().slice(0, 10)
    const records = Array.from({ length: 520 }, (_one, place) =>
      procurementRecord(`many ${place} ${scenario}`, {
        names: { da: `Nr ${place}` },
        offers: windowUntil(dayOf(place)),
      }),
    )
    const ids = await service.db
      .transaction()
      .execute((trx) => writeProcurements(trx, records, { isHistory: true }))
    const { url } = await create({ listId: await saveList([...ids.values()]) })
    const days = async () => (await eventsOf(url)).map(({ start }) => start.toLocaleDateString('sv-SE'))
    const events = await days()
    expect(events).toHaveLength(500)
    expect([events[0], events.at(-1)]).toEqual([dayOf(20), dayOf(519)])
    time = new Date(time.getTime() + 10 * day)
    expect((await days())[0]).toBe('2026-11-21')
  })

  test('[Z08] deadlines stay for 30 days after they have passed', async () => {
    const offers = windowUntil('2026-11-25')
    const { url } = await create({ listId: await saveList([await tender('Ny skole', { offers })]) })
    time = new Date('2026-12-25T10:00:00Z')
    expect(await summary(url)).toHaveLength(1)
    time = new Date('2026-12-26T10:00:00Z')
    expect(await summary(url)).toEqual([])
  })

  test('[Z08] the feeds of an agent and a list have their tenders, without hidden ones', async () => {
    const offers = windowUntil('2026-12-04')
    const id = await tender(`Ny gangbro${scenario}`, { offers })
    await tender('Ny skole', { offers })
    const { url } = await create({ agentId: await saveAgent(`gangbro${scenario}`) })
    expect(await summary(url)).toEqual([`CONFIRMED Aflevering af tilbud: Ny gangbro${scenario}`])
    const listed = await create({ listId: await saveList([id]) })
    expect(await summary(listed.url)).toHaveLength(1)
    const body = { procurementId: id, projectId: null, usersIds: [service.userId('paid')] }
    expect((await call('POST', '/blacklists', 'paid', body)).statusCode).toBe(201)
    for (const one of [url, listed.url])
      expect(await summary(one)).toEqual([`CANCELLED Aflevering af tilbud: Ny gangbro${scenario}`])
  })

  test('[Z08] the feed of all lists and agents has each tender once, in the order of time', async () => {
    const near = await tender(`Ny gangbro${scenario}`, { offers: windowUntil('2026-12-04') })
    await tender(`Sen gangbro${scenario}`, { offers: windowUntil('2027-12-04') })
    const past = await tender('Gammel skole', { offers: windowUntil('2026-11-10') })
    await saveList([near])
    await saveList([past, near])
    await saveAgent(`gangbro${scenario}`)
    const { url } = await create({})
    expect((await fetchFeed(url)).body).toContain('X-WR-CALNAME:Frister fra Spadestik\r\n')
    expect(await summary(url)).toEqual([
      'CONFIRMED Aflevering af tilbud: Gammel skole',
      `CONFIRMED Aflevering af tilbud: Ny gangbro${scenario}`,
      `CONFIRMED Aflevering af tilbud: Sen gangbro${scenario}`,
    ])
  })

  test.each(['basic', 'none'] as const)(
    '[Z08, K02] the feed is empty once the product is %s, and complete again after an upgrade',
    async (product) => {
      const id = await tender('Ny skole', { offers: windowUntil('2026-12-04') })
      const { url } = await create({ listId: await saveList([id]) })
      const { db } = service
      const productOf = (who: string) =>
        db
          .selectFrom('users')
          .select('product_id')
          .where('id', '=', service.userId(who))
          .executeTakeFirstOrThrow()
      const paid = await productOf('paid')
      await db
        .updateTable('users')
        .set(await productOf(product))
        .where('id', '=', service.userId('paid'))
        .execute()
      const { body, statusCode } = await fetchFeed(url)
      expect(statusCode).toBe(200)
      expect(body).toContain('X-WR-CALNAME:Spadestik: Skoler\\, nord\r\n')
      expect(body).not.toMatch(/VEVENT|skole\b/)
      await db.updateTable('users').set(paid).where('id', '=', service.userId('paid')).execute()
      expect(await summary(url)).toEqual(['CONFIRMED Aflevering af tilbud: Ny skole'])
    },
  )

  test('[Z08] the feed is empty when the product does not cover its national domain', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2026-12-04') })
    const { url, feed } = await create({ listId: await saveList([id]) })
    await service.db.updateTable('calendar_feeds').set({ domain_id: 8 }).where('id', '=', feed.id).execute()
    await service.db
      .updateTable('products')
      .set({ domain_ids: [9] })
      .execute()
    expect(await summary(url)).toEqual([])
  })

  test('[Z08] a renewed address, a deleted feed and a list that is no longer shared are 404, like any unknown address', async () => {
    const unknown = await fetchFeed('https://www.spadestik.dk/calendar/AAAA.ics')
    const { url, feed } = await create({})
    const renewed = (await call('PUT', `/calendar-feeds/${feed.id}`)).json<Schemas['NewCalendarFeed']>()
    const listId = await saveList([], ['paid', 'colleague'])
    const shared = await create({ listId }, 'colleague')
    expect((await fetchFeed(renewed.url)).statusCode).toBe(200)
    expect((await fetchFeed(shared.url)).statusCode).toBe(200)
    await saveList([], ['paid'], listId)
    expect((await call('DELETE', `/calendar-feeds/${renewed.feed.id}`)).statusCode).toBe(204)
    for (const old of [url, renewed.url, shared.url]) {
      const response = await fetchFeed(old)
      expect(response.statusCode).toBe(404)
      expect(response.json()).toEqual({ ...unknown.json<object>(), instance: expect.any(String) })
    }
    expect((await call('GET', '/calendar-feeds', 'colleague')).json()).toEqual([])
  })

  test('[Z08] a feed is created once per list or agent, and only for those of the user', async () => {
    const listId = await saveList([])
    const projects = await saveAgent('skole', 'project')
    await create({ listId })
    await create({})
    const post = async (source: object, who = 'paid') => {
      const body = { listId: null, agentId: null, ...source }
      return (await call('POST', '/calendar-feeds', who, body)).statusCode
    }
    expect(await post({ listId })).toBe(409)
    expect(await post({})).toBe(409)
    expect(await post({ listId }, 'colleague')).toBe(404)
    expect(await post({ agentId: await saveAgent('skole', 'company') })).toBe(404)
    expect(await post({ agentId: projects }, 'colleague')).toBe(404)
    expect(await post({ listId, agentId: projects })).toBe(400)
    expect(await post({}, 'basic')).toBe(403)
    const feeds = (await call('GET', '/calendar-feeds')).json<Schemas['CalendarFeed'][]>()
    expect(feeds.map((feed) => feed.listId)).toEqual([listId, null])
    const [first] = feeds
    expect((await call('PUT', `/calendar-feeds/${first?.id}`, 'colleague')).statusCode).toBe(404)
    expect((await call('DELETE', `/calendar-feeds/${first?.id}`, 'colleague')).statusCode).toBe(404)
  })

  test('[Z08] the address is neither stored nor logged, and reading it leaves the session alone', async () => {
    const { url } = await create({})
    const secret = /calendar\/(.+)\.ics/.exec(url)?.[1] ?? ''
    expect(Buffer.from(secret, 'base64url').length * 8).toBeGreaterThanOrEqual(128)
    logged.length = 0
    await fetchFeed(url)
    expect(logged.join('')).toContain('"route":"/calendar/:secret.ics"')
    expect(logged.join('')).not.toContain(secret)
    const rows = await service.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect((await call('GET', '/lists')).statusCode).toBe(200)
  })

  // The embedded database cannot cancel a statement that takes too long.
  test.runIf(engine === 'postgres')('[Z08, Z03] a feed whose search takes too long is 503', async () => {
    const { url } = await create({ agentId: await saveAgent('skole') })
    const response = await service.db.transaction().execute(async (trx) => {
      await sql`lock table procurement_search in access exclusive mode`.execute(trx)
      return fetchFeed(url)
    })
    expect(response.statusCode).toBe(503)
    expect((await fetchFeed(url)).statusCode).toBe(200)
  })

  test('[Z08] readers at the same time count a change once', async () => {
    const id = await tender('Ny skole', { offers: windowUntil('2026-12-04') })
    const listId = await saveList([id])
    const { url } = await create({ listId })
    await eventsOf(url)
    await saveList([], ['paid'], listId)
    await Promise.all(Array.from({ length: 5 }, () => fetchFeed(url)))
    expect((await eventsOf(url))[0]).toMatchObject({ status: 'CANCELLED', sequence: 1 })
  })
})
