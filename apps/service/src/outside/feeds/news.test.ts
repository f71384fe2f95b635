import type { Schemas } from '@spadestik/api-client/schema'
import { parseAtomFeed, parseJsonFeed } from 'feedsmith'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import { windowUntil } from '../../testing/scenes/records'
import { writeProcurement, writeProject } from '../../testing/scenes/writeItem'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type NewFeed = Schemas['NewCalendarFeed']

describe.each(mainEngines)('news on %s', (engine) => {
  let service: ServiceUnderTest
  let time: Date
  let token: string
  const logged: string[] = []
  beforeAll(async () => {
    const log = { write: (line: string) => void logged.push(line) }
    service = await setUpService(engine, { clock: () => time, log, publicUrl: 'https://www.spadestik.dk' })
  })
  beforeEach(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    await service.db.deleteFrom('lists').execute()
    await service.db.deleteFrom('agents').execute()
    await service.db.deleteFrom('calendar_feeds').execute()
    await service.db.updateTable('users').set({ language_id: 2 }).execute()
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const mode = () => ({ changedAt: time.toISOString() })
  const tender = (key: string, changes: Parameters<typeof writeProcurement>[2] = {}) =>
    writeProcurement(
      service.db,
      key,
      { names: { da: key }, lastUpdated: time.toISOString(), ...changes },
      mode(),
    )
  const saveList = async (items: object) => {
    const paUserIds = [service.userId('paid')]
    const body = { name: 'Nord & syd', projects: [], procurements: [], companies: [], paUserIds, ...items }
    return (await service.call('POST', '/lists', { token, body })).json<{ id: number }>().id
  }
  const create = async (source: object) => {
    const body = { listId: null, agentId: null, ...source }
    const response = await service.call('POST', '/calendar-feeds', { token, body })
    expect(response.statusCode).toBe(201)
    return response.json<NewFeed>()
  }
  const get = (url: string, headers = {}) =>
    service.app.inject({ method: 'GET', url: new URL(url).pathname, headers })
  const atom = async ({ atomUrl }: NewFeed) => parseAtomFeed((await get(atomUrl)).body)
  const titles = async (feed: NewFeed) => ((await atom(feed)).entries ?? []).map(({ title }) => title?.value)
  const lastRead = async () =>
    (await service.call('GET', '/calendar-feeds', { token })).json<Schemas['CalendarFeed'][]>()[0]?.lastRead

  test('[O14] a list is read as Atom and as JSON Feed, what changed last first', async () => {
    const school = await tender('Ny skole', { offers: windowUntil('2026-12-04') })
    time = new Date('2026-11-21T11:00:00Z')
    const hall = await writeProject(service.db, 'hal', { names: { da: 'Ny hal' } }, mode())
    const { id: company } = await service.db
      .selectFrom('companies')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    time = new Date('2026-11-22T10:00:00Z')
    await tender('Ny skole', { offers: windowUntil('2026-12-18') })
    const listId = await saveList({ projects: [hall], procurements: [school], companies: [company] })
    const made = await create({ listId })
    const { headers } = await get(made.atomUrl)
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const feed = await atom(made)
    expect(feed).toMatchObject({
      id: `tag:spadestik.dk,2026:feed/${made.feed.id}`,
      title: { value: 'Spadestik: Nord & syd' },
      links: [{ href: `https://www.spadestik.dk/list/${listId}` }],
    })
    expect(feed.entries).toHaveLength(3)
    // The company was written when the test began, after the times of this test.
    const [, first, second] = feed.entries ?? []
    expect(feed.entries?.[0]?.id).toBe(`tag:spadestik.dk,2026:company/${company}`)
    expect(second?.title?.value).toBe('Ny hal')
    expect(first).toMatchObject({
      id: `tag:spadestik.dk,2026:procurement/${school}`,
      title: { value: 'Ny skole' },
      links: [{ href: `https://www.spadestik.dk/procurement/${school}` }],
      published: '2026-11-21T10:00:00.000Z',
      updated: '2026-11-22T10:00:00.000Z',
    })
    expect(first?.summary?.value).toContain('Frist 04.12.2026 → 18.12.2026')
    const answer = await get(made.jsonUrl)
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    const json = parseJsonFeed(answer.json())
    expect(json.items?.map(({ id, title, url, content_text: text }) => [id, title, url, text])).toEqual(
      feed.entries?.map(({ id, title, links, summary }) => [
        id,
        title?.value,
        links?.[0]?.href,
        summary?.value,
      ]),
    )
    expect(answer.json().version).toBe('https://jsonfeed.org/version/1.1')
    const [, secret = ''] = /feeds\/(.*)\.atom/.exec(made.atomUrl) ?? []
    expect(secret).toHaveLength(43)
    expect(logged.join('')).not.toContain(secret)
    expect((await get(made.atomUrl)).body + answer.body).not.toContain(secret)
  })

  test('[O14] an agent gives what it finds now, and everything gives lists and agents once', async () => {
    const bridge = await tender('Gangbro ved åen')
    await tender('Børnehave')
    const agent = { name: 'Broer', type: 'procurement', mailTime: 'never', freeSearch: 'gangbro' }
    const body = { ...agent, paUserIds: [service.userId('paid')] }
    const { id: agentId } = (await service.call('POST', '/agents/procurement', { token, body })).json()
    expect(await titles(await create({ agentId }))).toEqual(['Gangbro ved åen'])
    await saveList({ procurements: [bridge] })
    expect(await titles(await create({}))).toEqual(['Gangbro ved åen'])
  })

  test('[O14] an agent for projects gives phase and place, and only phases of the product, and its calendar is empty', async () => {
    const own = { municipality: 'Skjern', lastUpdated: time.toISOString() }
    await writeProject(service.db, 'hal', { ...own, names: { da: 'Gangbro nord' } }, mode())
    await writeProject(
      service.db,
      'bro',
      { ...own, names: { da: 'Gangbro syd' }, phase: 'completed' },
      mode(),
    )
    const agent = { name: 'Broer', type: 'project', mailTime: 'never', freeSearch: 'gangbro' }
    const body = { ...agent, paUserIds: [service.userId('paid')] }
    const { id: agentId } = (await service.call('POST', '/agents/project', { token, body })).json()
    const made = await create({ agentId })
    expect((await titles(made)).toSorted()).toEqual(['Gangbro nord', 'Gangbro syd'])
    const setPhases = (allowed_project_phases: number[]) =>
      service.db
        .updateTable('products')
        .set({ allowed_project_phases })
        .where('code', '=', 'demo-complete')
        .execute()
    const [{ allowed_project_phases: all }] = (await service.db
      .selectFrom('products')
      .select('allowed_project_phases')
      .where('code', '=', 'demo-complete')
      .execute()) as [{ allowed_project_phases: number[] }]
    await setPhases(all.filter((phase) => phase !== 8))
    const { entries } = await atom(made)
    expect(entries?.map(({ title }) => title?.value)).toEqual(['Gangbro nord'])
    expect(entries?.[0]?.summary?.value).toMatch(/Skjern/)
    expect((await get(made.jsonUrl)).json().items).toHaveLength(1)
    await setPhases(all)
    const calendar = (await get(made.url)).body
    expect(calendar).toContain('BEGIN:VCALENDAR')
    expect(calendar).not.toContain('BEGIN:VEVENT')
  })

  test('[O14] hostile names stay text, in both forms', async () => {
    const name = 'A ]]> & <b>"x"</b> \uFFFE\uFFFFÅ 😀'
    const id = await tender('fjendtlig', { names: { da: name } })
    const made = await create({ listId: await saveList({ procurements: [id] }) })
    const shown = 'A ]]> & <b>"x"</b> Å 😀'
    expect(await titles(made)).toEqual([shown])
    const { items } = parseJsonFeed((await get(made.jsonUrl)).json())
    expect(items?.map(({ title }) => title)).toEqual([shown])
  })

  test('[O14] the same news is 304, and a change is read', async () => {
    const id = await tender('Ny vej', { offers: windowUntil('2026-12-04') })
    const made = await create({ listId: await saveList({ procurements: [id] }) })
    for (const url of [made.atomUrl, made.jsonUrl]) {
      const { etag, 'cache-control': cache } = (await get(url)).headers
      expect(cache).toBe('private, no-cache')
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
      time = new Date(time.getTime() + 60_000)
      await tender('Ny vej', { offers: windowUntil(url === made.atomUrl ? '2026-12-05' : '2026-12-06') })
      expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(200)
    }
  })

  test('[O14] a feed has the 100 items that changed last', async () => {
    const ids = []
    for (let place = 0; place < 101; place++) {
      time = new Date(time.getTime() + 1000)
      ids.push(await tender(`Nummer ${place}`))
    }
    const found = await titles(await create({ listId: await saveList({ procurements: ids }) }))
    expect(found).toHaveLength(100)
    expect(found[0]).toBe('Nummer 100')
    expect(found).not.toContain('Nummer 0')
  })

  test('[O14, K01] what the user may not see any more is not in the feed', async () => {
    const id = await tender('Ny kaj')
    const listId = await saveList({ procurements: [id] })
    const made = await create({ listId })
    expect(await titles(made)).toEqual(['Ny kaj'])
    const userId = service.userId('paid')
    const productOf = () => service.db.updateTable('calendar_feeds').where('id', '=', made.feed.id)
    await productOf()
      .set({ user_id: service.userId('none') })
      .execute()
    expect((await get(made.atomUrl)).statusCode).toBe(404)
    await service.db
      .insertInto('list_users')
      .values({ list_id: listId, user_id: service.userId('none') })
      .execute()
    expect(await titles(made)).toEqual([])
    await productOf().set({ user_id: userId }).execute()
    expect(await titles(made)).toEqual(['Ny kaj'])
    await service.db.deleteFrom('list_users').where('list_id', '=', listId).execute()
    for (const url of [made.atomUrl, made.jsonUrl]) expect((await get(url)).statusCode).toBe(404)
  })

  test('[O15] renewing and deleting end the addresses with the next call', async () => {
    const made = await create({})
    const path = `/calendar-feeds/${made.feed.id}`
    const renewed = (await service.call('PUT', path, { token })).json<NewFeed>()
    for (const url of [made.url, made.atomUrl, made.jsonUrl]) expect((await get(url)).statusCode).toBe(404)
    const urls = [renewed.url, renewed.atomUrl, renewed.jsonUrl]
    for (const url of urls) expect((await get(url)).statusCode).toBe(200)
    await service.call('DELETE', path, { token })
    for (const url of urls) expect((await get(url)).statusCode).toBe(404)
  })

  test('[O15] the user sees when an address was last read, stored once an hour', async () => {
    const made = await create({})
    expect(await lastRead()).toBeNull()
    const readAt = async (at: string, url: string) => {
      time = new Date(at)
      await get(url)
      return new Date((await lastRead()) ?? '').toISOString()
    }
    expect(await readAt('2026-11-21T10:05:00Z', made.atomUrl)).toBe('2026-11-21T10:05:00.000Z')
    expect(await readAt('2026-11-21T10:59:00Z', made.jsonUrl)).toBe('2026-11-21T10:05:00.000Z')
    expect(await readAt('2026-11-21T11:05:00Z', made.url)).toBe('2026-11-21T11:05:00.000Z')
    const path = `/calendar-feeds/${made.feed.id}`
    expect((await service.call('PUT', path, { token })).json<NewFeed>().feed.lastRead).toBeNull()
    expect(await lastRead()).toBeNull()
  })
})
