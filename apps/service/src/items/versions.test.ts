import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { engines } from '../testing/openTestDatabase'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'

interface Thing {
  id: number
  version: number
}

describe.each(engines)('versions on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const name of ['paid', 'colleague']) tokens.set(name, await service.signIn(`${name}@demo.test`))
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    for (const table of ['lists', 'hidden_items', 'notes'] as const) {
      await service.db.deleteFrom(table).execute()
    }
  })
  const call = (method: 'GET' | 'POST' | 'PUT', path: string, who: string, body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body })
  const both = () => [service.userId('paid'), service.userId('colleague')].toSorted((a, b) => a - b)
  const school = () => service.scene.projects.get('school') ?? 0
  const bridge = () => service.scene.projects.get('bridge') ?? 0

  const agentFilters = { mailTime: 'daily', freeSearch: 'skole' }
  const listItems = () => ({ projects: [school()], procurements: [], companies: [] })
  const kinds = [
    {
      kind: 'list',
      path: '/lists',
      draft: () => ({ name: 'Skoler', ...listItems(), paUserIds: both() }),
      changes: () => [{ name: 'Broer' }, { projects: [school(), bridge()] }],
    },
    {
      kind: 'note',
      path: '/notes',
      draft: () => ({ text: 'Ring igen', paUserIds: both(), projectId: school() }),
      changes: () => [{ text: 'Ring mandag' }, { title: 'Kran' }],
    },
    {
      kind: 'hidden item',
      path: '/blacklists',
      draft: () => ({ usersIds: [service.userId('paid')], projectId: school() }),
      changes: () => [{ usersIds: both() }, { usersIds: [service.userId('colleague')] }],
    },
    ...(['project', 'procurement', 'company'] as const).map((type) => ({
      kind: `${type} agent`,
      path: `/agents/${type}`,
      draft: () => ({ name: 'Skoler', ...agentFilters, paUserIds: both() }),
      changes: () => [{ name: 'Broer' }, { freeSearch: 'bro' }],
    })),
  ]

  describe.each(kinds)('a $kind', ({ kind, path, draft, changes }) => {
    const create = async () => (await call('POST', path, 'paid', draft())).json<Thing>()
    const put = (who: string, body: Pick<Thing, 'id'>) =>
      call('PUT', kind.endsWith('agent') ? `${path}/${body.id}` : path, who, body)

    test('[W07] [M05] [W08] [M03] of two writers at once one is refused, and nothing is lost', async () => {
      const before = await create()
      const [first, second] = changes()
      const answers = await Promise.all([
        put('paid', { ...before, ...first }),
        put('colleague', { ...before, ...second }),
      ])
      expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
      const saved = answers.find(({ statusCode }) => statusCode === 200)?.json<Thing>()
      const refused = answers.find(({ statusCode }) => statusCode === 409)
      expect(refused?.json()).toMatchObject({ kind: 'conflict', status: 409 })
      expect(saved?.version).toBeGreaterThan(before.version)

      const again = answers[0]?.statusCode === 409 ? 0 : 1
      const retried = await put(again === 0 ? 'paid' : 'colleague', {
        ...before,
        ...saved,
        ...changes()[again],
      })
      expect(retried.statusCode).toBe(200)
      if (kind !== 'hidden item') {
        expect(retried.json()).toMatchObject(Object.assign({}, ...changes()))
      }
    })

    test('[W07] [M05] [W08] [M03] a save without a version replaces what is stored', async () => {
      const { version: _version, ...before } = await create()
      for (const change of changes()) {
        const { statusCode } = await put('paid', { ...before, ...change })
        expect(statusCode).toBe(200)
      }
    })
  })

  test('[W07] [Y02] items that were added at once are kept by the settings of an older version', async () => {
    const body = { name: 'Skoler', ...listItems(), paUserIds: both() }
    const list = (await call('POST', '/lists', 'paid', body)).json<Schemas['List']>()
    const moved = { listId: list.id, type: 'project', ids: [bridge()] }
    expect((await call('POST', '/selected-items/add-to-list', 'colleague', moved)).statusCode).toBe(200)
    expect((await call('PUT', '/lists', 'paid', { ...list, name: 'Broer' })).statusCode).toBe(409)
    const lists = (await call('GET', '/lists', 'paid')).json<Schemas['List'][]>()
    expect(lists).toMatchObject([{ name: 'Skoler', projects: [school(), bridge()] }])
  })

  test('[B01] [Y02] hiding at once makes the older entry stale', async () => {
    const entry = { usersIds: [service.userId('paid')], projectId: school() }
    const hidden = (await call('POST', '/blacklists', 'paid', entry)).json<Schemas['HiddenItem']>()
    const more = { type: 'project', ids: [school()], usersIds: [service.userId('colleague')] }
    await call('POST', '/selected-items/hide', 'colleague', more)
    expect((await call('PUT', '/blacklists', 'paid', hidden)).statusCode).toBe(409)
  })

  test('[W07] saving the settings of a list writes no row of its items', async () => {
    const body = { name: 'Skoler', ...listItems(), projects: [school(), bridge()], paUserIds: both() }
    const list = (await call('POST', '/lists', 'paid', body)).json<Schemas['List']>()
    const rows = () =>
      service.db
        .selectFrom('list_projects')
        .select(['project_id', sql<string>`xmin::text`.as('writer')])
        .where('list_id', '=', list.id)
        .orderBy('position')
        .execute()
    const before = await rows()
    expect((await call('PUT', '/lists', 'paid', { ...list, name: 'Broer' })).statusCode).toBe(200)
    expect(await rows()).toEqual(before)
  })
})
