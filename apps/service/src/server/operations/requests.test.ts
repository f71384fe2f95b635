import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '../../contract/loadContract'
import { mainEngine } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { handlers } from './handlers'
import { listMissingOperations } from './listMissingOperations'

describe('requests', () => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(mainEngine, { bodyLimit: 20_000 })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())
  const search = (body: unknown, query = {}) =>
    service.call('POST', '/search-items/search/projects', { token, body, query })

  test('[Z01] each of the 84 operations has a handler or is listed as missing', async () => {
    const operations = loadContract()
    expect(operations.filter(({ tag }) => tag !== 'Extension')).toHaveLength(84)
    const missing = operations.filter(({ id }) => handlers[id] === undefined)
    expect(listMissingOperations()).toEqual(missing.map(({ id }) => id))
    for (const { id, method, path } of missing) {
      const response = await service.call(method, path.replaceAll(/:\w+/g, '1'), { token })
      expect(response.statusCode).toBe(501)
      expect(response.json().detail).toContain(id)
    }
  })

  test.each([
    ['an unknown property', { freeSerch: 'skole' }, '/body/freeSerch'],
    ['a number as text', { minBudget: '5' }, '/body/minBudget'],
    ['a date that does not exist', { buildingStart: '2026-02-30' }, '/body/buildingStart'],
    [
      'a nested unknown property',
      { criteria: [{ id: 1, typeId: 1, included: true, exclude: false }] },
      '/body/criteria/0/exclude',
    ],
    ['a body that is not an object', [], '/body'],
    ['an unpaired surrogate', { freeSearch: 'skole \ud800' }, '/body/freeSearch'],
    [
      'a nested unpaired surrogate',
      { criteria: [{ id: 1, typeId: 1, included: true, name: '\udc00' }] },
      '/body/criteria/0/name',
    ],
  ])('[Z02] %s in the body is refused by name', async (_case, body, path) => {
    const response = await search(body)
    expect(response.statusCode).toBe(400)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(response.json().errors.map((fault: { path: string }) => fault.path)).toContain(path)
  })

  test.each([
    ['an unknown parameter', { pageSize: 5 }],
    ['an invalid number', { limit: '5x' }],
    ['a number out of bounds', { limit: 101 }],
    ['a fraction', { index: '1.5' }],
    ['an invalid boolean', { ascending: 'yes' }],
    ['an unknown language', { languageId: 3 }],
  ])('[Z02] %s in the query is refused', async (_case, query) => {
    expect((await search({}, query)).statusCode).toBe(400)
  })

  test('[Z02] a call without language and domain is refused', async () => {
    const response = await service.app.inject({
      method: 'GET',
      url: '/api/lists',
      headers: { authorization: `Bearer ${token}` },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual([
      { path: '/query', message: expect.stringContaining('languageId') },
    ])
  })

  test('[Z02] a duplicate parameter is refused', async () => {
    const url = '/api/lists/articles?languageId=2&domainId=9&limit=1&limit=2'
    expect(
      (await service.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }))
        .statusCode,
    ).toBe(400)
  })

  test('[W08] a complete agent is accepted as a search', async () => {
    const body = {
      id: 4,
      name: 'Skoler',
      type: 'project',
      mailTime: 'daily',
      paUserIds: [1],
      freeSearch: 'skole',
      criteria: [],
    }
    expect((await search(body)).statusCode).toBe(200)
  })

  const raw = (payload: string, type = 'application/json') =>
    service.app.inject({
      method: 'POST',
      url: '/api/search-items/search/projects?languageId=2&domainId=9',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      payload,
    })

  test.each([
    ['malformed JSON', '{"freeSearch":', 'application/json', 400],
    ['a missing body', '', 'application/json', 400],
    ['another content type', 'a=1', 'application/x-www-form-urlencoded', 400],
    ['a body that is too large', JSON.stringify({ freeSearch: 'x'.repeat(30_000) }), 'application/json', 413],
  ])('[Z03] %s is reported as an error of the caller', async (_case, payload, type, status) => {
    const response = await raw(payload, type)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status })
  })

  test('[Z03] an unexpected body is refused', async () => {
    expect((await service.call('PUT', '/lists/setSeen/1', { token, body: { a: 1 } })).statusCode).toBe(400)
  })

  test.each([
    ['a path that does not exist', 'GET', '/nothing', 404],
    ['a method that does not exist', 'DELETE', '/countries', 405],
    ['an id that does not exist', 'GET', '/projects/byId/2000000000', 404],
    ['an invalid id', 'GET', '/projects/byId/abc', 400],
    ['an id out of bounds', 'GET', '/projects/byId/99999999999', 400],
  ] as const)('[Z03] %s', async (_case, method, path, status) => {
    const response = await service.call(method, path, { token })
    expect(response.statusCode).toBe(status)
    expect(response.json()).toMatchObject({ status, title: expect.any(String), detail: expect.any(String) })
  })

  test('[Z03] an internal error reveals no details', async () => {
    const broken = await setUpService(mainEngine)
    const own = await broken.signIn('paid@demo.test')
    await broken.db.schema.dropTable('list_companies').execute()
    const response = await broken.call('GET', '/lists', { token: own })
    expect(response.json()).toMatchObject({ kind: 'serverError', status: 500 })
    expect(response.body).not.toMatch(/list_companies|select|\.ts/)
    await broken.close()
  })

  test('[Z01] paths work with and without a trailing slash, and hidden items under both of their names', async () => {
    const statuses = await Promise.all(
      ['/countries', '/countries/', '/lists', '/lists/'].map(
        async (path) => (await service.call('GET', path, { token })).statusCode,
      ),
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    const names = await Promise.all(
      ['/blacklists', '/blacklist', '/blacklist/pdata'].map(
        async (path) => (await service.call('GET', path, { token })).statusCode,
      ),
    )
    expect(names).not.toContain(404)
  })

  test('[Z01] a response that breaks the contract makes the call fail while validation is on', async () => {
    const userId = service.userId('paid')
    await service.db.updateTable('users').set({ email: 'no address' }).where('id', '=', userId).execute()
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(500)
    await service.db.updateTable('users').set({ email: 'paid@demo.test' }).where('id', '=', userId).execute()
  })
})
