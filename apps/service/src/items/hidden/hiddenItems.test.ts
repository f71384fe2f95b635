import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type HiddenItem = Schemas['HiddenItem']

describe.each(mainEngines)('hidden items on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-21T22:30:00Z') })
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())
  beforeEach(() => service.db.deleteFrom('hidden_items').execute())
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: string,
    body?: unknown,
    query = {},
  ) => service.call(method, path, { token: tokens.get(who) ?? null, body, query })
  const user = (name: string) => service.userId(name)
  const project = (key: string) => ({ projectId: service.scene.projects.get(key) ?? 0 })
  const tender = (key: string) => ({ procurementId: service.scene.procurements.get(key) ?? 0 })
  const hide = async (item: object, who: readonly string[] = ['paid']) =>
    (await call('POST', '/blacklists', 'paid', { ...item, usersIds: who.map(user) })).json<HiddenItem>()
  const entries = async (who: string) => (await call('GET', '/blacklists', who)).json<HiddenItem[]>()
  const note = (item: object, text: string, who: readonly string[]) =>
    call('POST', '/notes', 'paid', { ...item, text, paUserIds: who.map(user) })
  const texts = async (who: string) => (await entries(who)).map(({ notes }) => notes.map(({ text }) => text))
  const cleanUp = (who: string, cleanForAll = false) =>
    call('GET', '/blacklists/cleanup-blacklist', who, undefined, { cleanForAll })

  test('[B01] a hidden item has a local time and is no longer found', async () => {
    const response = await call('POST', '/blacklists', 'paid', {
      ...tender('bridge-tender'),
      usersIds: [user('paid')],
    })
    expect(response.statusCode).toBe(201)
    const entry = response.json()
    expect(entry).toMatchObject({
      created: '2026-11-21 23:30',
      usersIds: [user('paid')],
      userIsOnList: true,
      projectId: null,
      ...tender('bridge-tender'),
      notes: [],
    })
    expect(await entries('paid')).toEqual([entry])
    const found = async (who: string) =>
      (await call('POST', '/search-items/search/procurements', who, { freeSearch: 'bro' })).json().items
    expect(await found('paid')).toEqual([])
    expect(await found('colleague')).toMatchObject([{ id: tender('bridge-tender').procurementId }])
  })

  test('[B01] both paths return the same response', async () => {
    const entry = await hide(project('gym'))
    expect((await call('GET', '/blacklist', 'paid')).json()).toEqual([entry])
    const put = await call('PUT', '/blacklist', 'paid', { ...entry, usersIds: [user('colleague')] })
    expect(put.json()).toMatchObject({ usersIds: [user('colleague')], userIsOnList: false })
    expect((await call('GET', '/blacklist/cleanup-blacklist', 'paid')).json()).toEqual({ removedIds: [] })
    expect((await call('DELETE', `/blacklist/remove/${entry.id}`, 'paid')).statusCode).toBe(204)
    expect(await entries('paid')).toEqual([])
  })

  test('[M03] an entry can be changed to exclude its creator, and keeps its item', async () => {
    const entry = await hide(project('gym'), ['paid', 'colleague'])
    const edited = { ...entry, ...project('school'), usersIds: [user('colleague')] }
    const response = await call('PUT', '/blacklists', 'paid', edited)
    const expected = { ...entry, version: 2, usersIds: [user('colleague')], userIsOnList: false }
    expect(response.json()).toEqual(expected)
    expect(await entries('colleague')).toMatchObject([{ id: entry.id, userIsOnList: true }])
  })

  test('[B01] a second entry for an item is a conflict, also from a colleague and concurrently', async () => {
    await hide(project('gym'))
    const again = await call('POST', '/blacklists', 'colleague', {
      ...project('gym'),
      usersIds: [user('colleague')],
    })
    expect(again.statusCode).toBe(409)
    const bodies = Array.from({ length: 6 }, () => ({ ...project('bridge'), usersIds: [user('paid')] }))
    const responses = await Promise.all(bodies.map((body) => call('POST', '/blacklists', 'paid', body)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409])
    const another = { ...project('gym'), usersIds: [user('projects')] }
    expect((await call('POST', '/blacklists', 'projects', another)).statusCode).toBe(201)
  })

  test('[K01] entries are visible within the company only', async () => {
    const entry = await hide(project('gym'))
    expect(await entries('projects')).toEqual([])
    expect(await entries('colleague')).toMatchObject([{ id: entry.id, userIsOnList: false }])
    const edited = { ...entry, usersIds: [user('projects')] }
    expect((await call('PUT', '/blacklists', 'projects', edited)).statusCode).toBe(404)
    expect((await call('DELETE', `/blacklists/remove/${entry.id}`, 'projects')).statusCode).toBe(404)
    expect((await cleanUp('projects', true)).json()).toEqual({ removedIds: [] })
    const outside = await call('PUT', '/blacklists', 'paid', {
      ...entry,
      usersIds: [user('paid'), user('none')],
    })
    expect(outside.json().errors).toMatchObject([{ path: '/body/usersIds/1' }])
    expect((await call('DELETE', `/blacklists/remove/${entry.id}`, 'colleague')).statusCode).toBe(204)
  })

  test.each([
    ['no item', {}, 400],
    ['two items', { projectId: 1, procurementId: 1 }, 400],
    ['a project that does not exist', { projectId: 2_000_000_000 }, 404],
    ['a procurement that does not exist', { procurementId: 2_000_000_000 }, 404],
  ])('[V02] %s is refused', async (_case, item, status) => {
    const response = await call('POST', '/blacklists', 'paid', { ...item, usersIds: [user('paid')] })
    expect(response.statusCode).toBe(status)
  })

  test('[V02] at least one user is required', async () => {
    expect((await call('POST', '/blacklists', 'paid', { ...project('gym'), usersIds: [] })).statusCode).toBe(
      400,
    )
  })

  test('[B01] the page gets the caller’s hidden items as rows, the most recently hidden first', async () => {
    await hide(project('gym'))
    await hide(project('school'), ['paid', 'colleague'])
    await hide(project('bridge'), ['colleague'])
    await hide(tender('bridge-tender'))
    const rows = (await call('GET', '/blacklists/pdata', 'paid')).json<Schemas['HiddenItemDetails']>()
    expect(rows.projects.map(({ id }) => id)).toEqual([project('school').projectId, project('gym').projectId])
    expect(rows.procurements).toMatchObject([{ name: 'Ombyggnad av bro' }])
  })

  test('[B01] an entry contains the notes on its item that the caller may see', async () => {
    await hide(project('school'))
    await hide(tender('school-tender'))
    await note(project('school'), 'Kran', ['paid', 'colleague'])
    await note(tender('school-tender'), 'Pris', ['paid'])
    expect(await texts('paid')).toEqual([['Kran'], ['Pris']])
    expect(await texts('colleague')).toEqual([['Kran'], []])
    await service.db.deleteFrom('notes').execute()
  })

  test('[K01] hiding requires a paid product, reading requires a login', async () => {
    const body = { ...project('gym'), usersIds: [user('none')] }
    expect((await call('POST', '/blacklists', 'none', body)).statusCode).toBe(403)
    expect((await cleanUp('none')).statusCode).toBe(403)
    expect((await call('GET', '/blacklists', 'none')).json()).toEqual([])
    expect((await call('GET', '/blacklists', 'visitor')).statusCode).toBe(401)
  })
})
