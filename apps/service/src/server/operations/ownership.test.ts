import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

type Who = 'own' | 'colleague' | 'stranger'
const accounts: Record<Who, string> = {
  own: 'paid@demo.test',
  colleague: 'colleague@demo.test',
  stranger: 'admin@demo.test',
}
type Thing = Record<string, unknown> & { id: number }

describe.each(mainEngines)('ownership on %s', (engine) => {
  let service: ServiceUnderTest
  const tokens = new Map<Who, string>()
  beforeAll(async () => {
    service = await setUpService(engine)
    for (const [who, email] of Object.entries(accounts) as [Who, string][]) {
      tokens.set(who, await service.signIn(email))
    }
  })
  afterAll(() => service.close())

  const call = (who: Who, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    service.call(method, path, { token: tokens.get(who) ?? null, ...(body === undefined ? {} : { body }) })
  const userOf = (who: Who): number => service.scene.users.get(accounts[who]) ?? 0
  const school = (): number => service.scene.projects.get('school') ?? 0

  const bodies: Record<string, (users: readonly number[]) => Record<string, unknown>> = {
    '/agents/project': (paUserIds) => ({ name: 'A', type: 'project', mailTime: 'never', paUserIds }),
    '/agents/procurement': (paUserIds) => ({ name: 'A', type: 'procurement', mailTime: 'never', paUserIds }),
    '/agents/company': (paUserIds) => ({ name: 'A', type: 'company', mailTime: 'never', paUserIds }),
    '/lists': (paUserIds) => ({
      name: 'L',
      projects: [school()],
      procurements: [],
      companies: [],
      paUserIds,
    }),
    '/notes': (paUserIds) => ({ text: 'N', paUserIds, projectId: school() }),
    '/blacklists': (usersIds) => ({ usersIds, projectId: school() }),
  }
  async function make(path: string, isShared: boolean): Promise<Thing> {
    const users = isShared ? [userOf('own'), userOf('colleague')] : [userOf('own')]
    const response = await call('own', 'POST', path, bodies[path]?.(users))
    expect(response.statusCode).toBe(201)
    return response.json<Thing>()
  }
  const free = () => service.db.deleteFrom('hidden_items').execute()

  const agents = ['/agents/project', '/agents/procurement', '/agents/company']
  const uses: [name: string, made: string, use: (who: Who, thing: Thing) => ReturnType<typeof call>][] = [
    ...agents.flatMap((path): typeof uses => [
      [`GET ${path}/{id}`, path, (who, { id }) => call(who, 'GET', `${path}/${id}`)],
      [`PUT ${path}/{id}`, path, (who, thing) => call(who, 'PUT', `${path}/${thing.id}`, thing)],
      [`DELETE ${path}/{id}`, path, (who, { id }) => call(who, 'DELETE', `${path}/${id}`)],
    ]),
    ['GET /lists/items/{id}', '/lists', (who, { id }) => call(who, 'GET', `/lists/items/${id}`)],
    ['GET /updates/byListId/{id}', '/lists', (who, { id }) => call(who, 'GET', `/updates/byListId/${id}`)],
    ['PUT /lists/setSeen/{id}', '/lists', (who, { id }) => call(who, 'PUT', `/lists/setSeen/${id}`)],
    ['PUT /lists', '/lists', (who, thing) => call(who, 'PUT', '/lists', thing)],
    ['DELETE /lists/{id}', '/lists', (who, { id }) => call(who, 'DELETE', `/lists/${id}`)],
    ['PUT /notes', '/notes', (who, thing) => call(who, 'PUT', '/notes', thing)],
    ['DELETE /notes/{id}', '/notes', (who, { id }) => call(who, 'DELETE', `/notes/${id}`)],
    ['PUT /blacklists', '/blacklists', (who, thing) => call(who, 'PUT', '/blacklists', thing)],
    [
      'DELETE /blacklists/remove/{id}',
      '/blacklists',
      (who, { id }) => call(who, 'DELETE', `/blacklists/remove/${id}`),
    ],
  ]
  const cases: [who: Who, isShared: boolean, isLetIn: boolean][] = [
    ['own', false, true],
    ['colleague', true, true],
    ['stranger', true, false],
    ['stranger', false, false],
  ]
  const table = uses.flatMap(([name, made, use]) => cases.map((one) => [name, ...one, made, use] as const))

  test.each(table)(
    '[K01, S19] %s by %s, shared: %s, is permitted: %s',
    async (_name, who, isShared, isLetIn, made, use) => {
      await free()
      const response = await use(who, await make(made, isShared))
      if (isLetIn) expect(response.statusCode).toBeLessThan(300)
      else expect(response.statusCode).toBe(404)
    },
  )

  test.each(uses.filter(([, made]) => made !== '/blacklists'))(
    '[K01] %s gets 404 for a colleague without access',
    async (_name, made, use) => {
      expect((await use('colleague', await make(made, false))).statusCode).toBe(404)
    },
  )

  test.each(['/agents/project', '/lists', '/notes', '/blacklists'])(
    '[K01] %s cannot be shared with users of another company',
    async (path) => {
      await free()
      const response = await call('own', 'POST', path, bodies[path]?.([userOf('own'), userOf('stranger')]))
      expect(response.statusCode).toBe(400)
    },
  )

  test('[K01] overviews contain only the caller’s own objects', async () => {
    await free()
    for (const path of Object.keys(bodies)) await make(path, false)
    for (const who of ['colleague', 'stranger'] as const) {
      const lists = (await call(who, 'GET', '/lists')).json<Thing[]>()
      const kept = (await call(who, 'GET', '/agents/list/')).json<Record<string, Thing[]>>()
      const notes = (await call(who, 'GET', `/notes/byProject/${school()}`)).json<Thing[]>()
      for (const { paUserIds } of [...lists, ...Object.values(kept).flat(), ...notes]) {
        expect(paUserIds).toContain(userOf(who))
      }
    }
    expect((await call('stranger', 'GET', '/blacklists')).json()).toEqual([])
  })
})
