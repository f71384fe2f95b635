import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type List = Schemas['List']

describe.each(mainEngines)('lists on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
    for (const name of ['paid', 'colleague', 'projects', 'none']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    time = new Date('2026-11-21T10:00:00Z')
    await service.db.deleteFrom('lists').execute()
  })
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: string,
    body?: unknown,
    domainId = 9,
  ) => service.call(method, path, { token: tokens.get(who) ?? null, body, domainId })
  const user = (name: string) => service.userId(name)
  const draft = (changes: Partial<Schemas['ListDraft']> = {}): Schemas['ListDraft'] => ({
    name: 'Skoler',
    projects: [],
    procurements: [],
    companies: [],
    paUserIds: [user('paid')],
    ...changes,
  })
  const create = async (changes: Partial<Schemas['ListDraft']> = {}) =>
    (await call('POST', '/lists', 'paid', draft(changes))).json<List>()
  const lists = async (who: string) => (await call('GET', '/lists', who)).json<List[]>()
  const scene = () => ({
    school: service.scene.projects.get('school') ?? 0,
    bridge: service.scene.projects.get('bridge') ?? 0,
    tender: service.scene.procurements.get('school-tender') ?? 0,
    toft: service.scene.companies.get('toft') ?? 0,
  })

  test('[W07] a new list has a trimmed name of one line, daily e-mails and no sum', async () => {
    const response = await call('POST', '/lists', 'paid', draft({ name: '  Skoler\n i Aarhus ' }))
    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'Skoler i Aarhus',
      mailTime: 'daily',
      budgetSum: null,
      currency: 'DKK',
      lastSeen: null,
    })
    expect(await lists('paid')).toEqual([response.json()])
  })

  test('[W07] the sum includes only budgets in the currency of the domain', async () => {
    const { school, bridge } = scene()
    const { id } = await create({ projects: [school, bridge] })
    const sum = async (domainId: number) =>
      (await call('GET', '/lists', 'paid', undefined, domainId)).json<List[]>().find((list) => list.id === id)
    expect(await sum(9)).toMatchObject({ budgetSum: 240_000_000, currency: 'DKK' })
    expect(await sum(8)).toMatchObject({ budgetSum: 900_000_000, currency: 'SEK' })
    expect(await sum(10)).toMatchObject({ budgetSum: null, currency: 'NOK' })
  })

  test('[W07] a list has changed when it was saved or when one of its items changed, whichever is later', async () => {
    const { school, bridge } = scene()
    time = new Date('2026-11-10T10:00:00Z')
    expect((await create({ projects: [school, bridge] })).lastUpdated).toBe('2026-11-20T08:00:00.000Z')
    expect((await create({ projects: [bridge] })).lastUpdated).toBe('2026-11-10T10:00:00.000Z')
  })

  test('[W07] saving replaces the items of a list and keeps their order', async () => {
    const { school, bridge, tender, toft } = scene()
    const { id } = await create({ projects: [school], companies: [toft] })
    const changed = draft({
      id,
      name: 'Broer',
      projects: [bridge, school],
      procurements: [tender],
      mailTime: 'never',
    })
    const response = await call('PUT', '/lists', 'paid', changed)
    expect(response.json()).toMatchObject({
      id,
      name: 'Broer',
      projects: [bridge, school],
      procurements: [tender],
      companies: [],
      mailTime: 'never',
    })
    const items = (await call('GET', `/lists/items/${id}`, 'paid')).json<Schemas['ListItems']>()
    expect(items.projects.map((project) => project.id)).toEqual([bridge, school])
    expect(items.procurements).toMatchObject([{ id: tender, nextDeadline: '2026-12-04' }])
    expect(items.listId).toBe(id)
  })

  test('[W07] a received list can be sent back unchanged', async () => {
    const list = await create({ projects: [scene().school] })
    const saved = (await call('PUT', '/lists', 'paid', list)).json()
    expect(saved).toEqual({ ...list, version: (list.version ?? 0) + 1 })
  })

  test('[K01] a shared list is visible only to its users', async () => {
    const { id } = await create({ paUserIds: [user('paid'), user('colleague')] })
    expect((await lists('colleague')).map((list) => list.id)).toEqual([id])
    expect(await lists('projects')).toEqual([])
    for (const [method, path, body] of [
      ['GET', `/lists/items/${id}`, undefined],
      ['PUT', `/lists/setSeen/${id}`, undefined],
      ['DELETE', `/lists/${id}`, undefined],
      ['PUT', '/lists', draft({ id, paUserIds: [user('projects')] })],
    ] as const) {
      expect((await call(method, path, 'projects', body)).statusCode).toBe(404)
    }
  })

  test('[K01] a list cannot be shared outside the company', async () => {
    const response = await call(
      'POST',
      '/lists',
      'paid',
      draft({ paUserIds: [user('paid'), user('projects')] }),
    )
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toMatchObject([{ path: '/body/paUserIds/1' }])
    expect(await lists('projects')).toEqual([])
  })

  test('[W07] users who remove themselves leave the list to its other users', async () => {
    const { id } = await create({ paUserIds: [user('paid'), user('colleague')] })
    const response = await call('PUT', '/lists', 'paid', draft({ id, paUserIds: [user('colleague')] }))
    expect(response.json()).toMatchObject({ id, paUserIds: [user('colleague')] })
    expect(await lists('paid')).toEqual([])
    expect(await lists('colleague')).toHaveLength(1)
  })

  test('[W07] marking a list as seen affects the caller only, deleting it affects all users', async () => {
    const { id } = await create({ paUserIds: [user('paid'), user('colleague')] })
    expect((await call('PUT', `/lists/setSeen/${id}`, 'paid')).statusCode).toBe(204)
    expect(await lists('paid')).toMatchObject([{ lastSeen: time.toISOString() }])
    expect(await lists('colleague')).toMatchObject([{ lastSeen: null }])
    expect((await call('DELETE', `/lists/${id}`, 'colleague')).statusCode).toBe(204)
    expect(await lists('paid')).toEqual([])
    expect((await call('DELETE', `/lists/${id}`, 'paid')).statusCode).toBe(404)
  })

  test('[W07] an item that does not exist makes the whole change fail', async () => {
    const list = await create({ projects: [scene().school] })
    const response = await call('PUT', '/lists', 'paid', {
      ...list,
      name: 'Andet',
      projects: [2_000_000_000],
    })
    expect(response.statusCode).toBe(404)
    expect(await lists('paid')).toEqual([list])
  })

  test('[K01] lists require a paid product, and adding companies requires company access', async () => {
    const { toft } = scene()
    expect((await call('POST', '/lists', 'none', draft({ paUserIds: [user('none')] }))).statusCode).toBe(403)
    const own = draft({ paUserIds: [user('projects')], companies: [toft] })
    expect((await call('POST', '/lists', 'projects', own)).statusCode).toBe(403)
    expect((await call('POST', '/lists', 'projects', { ...own, companies: [] })).statusCode).toBe(201)
  })

  test('[W07] concurrent changes of a list do not mix', async () => {
    const { school, bridge } = scene()
    const both = [user('paid'), user('colleague')]
    const { id } = await create({ paUserIds: both })
    const changes = [[school], [bridge], [school, bridge], [bridge, school], []]
    const responses = await Promise.all(
      changes.map((projects, index) =>
        call(
          'PUT',
          '/lists',
          index % 2 === 0 ? 'paid' : 'colleague',
          draft({ id, projects, paUserIds: both }),
        ),
      ),
    )
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(changes.map(() => 200))
    const [list] = await lists('paid')
    expect(changes).toContainEqual(list?.projects)
  })

  test('[D02] relevant articles are about projects on the lists, newest first', async () => {
    expect((await call('GET', '/lists/articles', 'paid')).json()).toEqual([])
    await create({ projects: [scene().school] })
    await create({ name: 'Igen', projects: [scene().school] })
    expect((await call('GET', '/lists/articles', 'paid')).json()).toMatchObject([
      { title: 'Ny skole på vej', hostDomain: 'bladet.example' },
    ])
  })
})
