import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type List = Schemas['List']
type ItemsHidden = Schemas['ItemsHidden']

const gone = 2_000_000_000

describe.each(mainEngines)('selected items on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<string, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const name of ['paid', 'colleague', 'projects', 'admin']) {
      tokens.set(name, await service.signIn(`${name}@demo.test`))
    }
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db.deleteFrom('lists').execute()
    await service.db.deleteFrom('hidden_items').execute()
  })
  const call = (method: 'GET' | 'POST', path: string, who: string, body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, body })
  const user = (name: string) => service.userId(name)
  const project = (key: string) => service.scene.projects.get(key) ?? 0
  const lists = async (who = 'paid') => (await call('GET', '/lists', who)).json<List[]>()
  const create = async (name: string, projects: number[], who = 'paid') => {
    const body = { name, projects, procurements: [], companies: [], paUserIds: [user(who)] }
    return (await call('POST', '/lists', who, body)).json<List>()
  }
  const add = (body: object, who = 'paid') => call('POST', '/selected-items/add-to-list', who, body)
  const hide = (body: object, who = 'paid') => call('POST', '/selected-items/hide', who, body)
  const unhide = (body: object, who = 'paid') => call('POST', '/selected-items/unhide', who, body)
  const entries = async () => (await call('GET', '/blacklists', 'paid')).json<Schemas['HiddenItem'][]>()

  test('[Y02] several items move to the end of one list and off the other lists of the user', async () => {
    const [school, bridge] = [project('school'), project('bridge')]
    const other = await create('Gamle', [school])
    const target = await create('Nye', [bridge])
    const response = await add({ listId: target.id, type: 'project', ids: [school, bridge] })
    expect(response.statusCode).toBe(200)
    const { lists: changed, missing } = response.json<Schemas['ItemsOnList']>()
    expect(changed.map(({ id, projects }) => [id, projects])).toEqual([
      [other.id, []],
      [target.id, [bridge, school]],
    ])
    expect(missing).toEqual([])
    expect((await lists()).map(({ projects }) => projects)).toEqual([[], [bridge, school]])
  })

  test('[Y02] items that no longer exist are reported, and the others are added', async () => {
    const target = await create('Nye', [])
    const response = await add({ listId: target.id, type: 'project', ids: [gone, project('school')] })
    expect(response.json()).toMatchObject({ missing: [gone], lists: [{ projects: [project('school')] }] })
  })

  test("[Y02] a colleague's own list keeps the items", async () => {
    const school = project('school')
    await create('Kollegas', [school], 'colleague')
    const target = await create('Nye', [])
    await add({ listId: target.id, type: 'project', ids: [school] })
    expect((await lists('colleague')).map(({ projects }) => projects)).toEqual([[school]])
  })

  test('[Y02] [K01] a list of another user is not found, and companies need company access', async () => {
    const strange = await create('Andres', [], 'admin')
    const ids = [project('school')]
    expect((await add({ listId: strange.id, type: 'project', ids })).statusCode).toBe(404)
    const own = await create('Egen', [], 'projects')
    const companies = [[...service.scene.companies.values()][0] ?? 0]
    const refused = await add({ listId: own.id, type: 'company', ids: companies }, 'projects')
    expect(refused.statusCode).toBe(403)
    expect((await lists('projects'))[0]?.companies).toEqual([])
  })

  test('[Y02] more than 200 items get 400', async () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1)
    expect((await hide({ type: 'project', ids, usersIds: [user('paid')] })).statusCode).toBe(400)
  })

  test('[Y02] several items are hidden, and reported if they no longer exist', async () => {
    const ids = [project('school'), gone, project('bridge')]
    const response = await hide({ type: 'project', ids, usersIds: [user('paid')] })
    expect(response.statusCode).toBe(200)
    const { hidden, missing } = response.json<ItemsHidden>()
    expect(hidden.map(({ usersIds }) => usersIds)).toEqual([[user('paid')], [user('paid')]])
    expect(missing).toEqual([gone])
    expect((await entries()).map(({ projectId }) => projectId)).toEqual([
      project('school'),
      project('bridge'),
    ])
  })

  test('[Y02] an undo keeps the items hidden that were hidden before', async () => {
    const before = { usersIds: [user('colleague')], projectId: project('school') }
    await call('POST', '/blacklists', 'paid', before)
    const ids = [project('school'), project('bridge')]
    const usersIds = [user('paid'), user('colleague')]
    const { hidden } = (await hide({ type: 'project', ids, usersIds })).json<ItemsHidden>()
    expect(hidden.map((one) => one.usersIds)).toEqual([[user('paid')], usersIds.toSorted((a, b) => a - b)])
    expect((await unhide({ hidden })).statusCode).toBe(204)
    expect(await entries()).toMatchObject([before])
  })

  test('[Y02] [K01] items cannot be hidden from users of another company, and these cannot undo it', async () => {
    const ids = [project('school')]
    expect((await hide({ type: 'project', ids, usersIds: [user('admin')] })).statusCode).toBe(400)
    const { hidden } = (await hide({ type: 'project', ids, usersIds: [user('paid')] })).json<ItemsHidden>()
    expect((await unhide({ hidden }, 'admin')).statusCode).toBe(204)
    expect(await entries()).toHaveLength(1)
  })
})
