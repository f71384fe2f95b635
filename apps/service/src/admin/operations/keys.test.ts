import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

describe.each(mainEngines)('the keys of a company on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  let companyId: number
  const secrets: string[] = []
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => new Date('2026-11-28T10:00:00Z') })
    token = await service.signIn('admin@demo.test')
    const { subscriber_id } = await service.db
      .selectFrom('users')
      .select('subscriber_id')
      .where('email', '=', 'paid@demo.test')
      .executeTakeFirstOrThrow()
    companyId = subscriber_id
    for (const [email, name] of [
      ['paid@demo.test', 'Our CRM'],
      ['colleague@demo.test', 'Our map'],
    ] as const) {
      const own = await service.signIn(email)
      const body = { name, scopes: ['search:read'], lastDay: '2027-01-31' }
      secrets.push((await service.call('POST', '/api-keys', { token: own, body })).json().secret)
    }
  })
  afterAll(() => service.close())

  const read = (query: object = {}, id = companyId) =>
    service.call('GET', `/admin/companies/${id}/keys`, { token, query: { ...query } })
  const end = (id: number) => service.call('DELETE', `/admin/keys/${id}`, { token })
  const search = async (key: string) =>
    (await service.call('POST', '/search-items/search/procurements', { token: key, body: {} })).statusCode

  test('[O18] are read page by page with their users, the newest first, and no secret', async () => {
    await search(secrets[0] ?? '')
    const all = await read()
    expect(all.json()).toMatchObject({
      count: 2,
      items: [
        { name: 'Our map', email: 'colleague@demo.test', lastUsed: null },
        {
          name: 'Our CRM',
          email: 'paid@demo.test',
          scopes: ['search:read'],
          lastDay: '2027-01-31',
          lastUsed: '2026-11-28T10:00:00.000Z',
        },
      ],
    })
    for (const secret of secrets) expect(all.body).not.toContain(secret.slice(0, 14))
    const second = (await read({ index: 1, limit: 1 })).json()
    expect(second).toMatchObject({ count: 2, items: [{ name: 'Our CRM' }] })
    expect((await read({}, 2_000_000_000)).statusCode).toBe(404)
  })

  test('[O18] are those of this company only', async () => {
    const own = await service.db
      .selectFrom('users')
      .select('subscriber_id')
      .where('subscriber_id', '<>', companyId)
      .limit(1)
      .executeTakeFirstOrThrow()
    expect((await read({}, own.subscriber_id)).json()).toEqual({ items: [], count: 0 })
  })

  test('[O18] end with the next call, once, and the log names the key, its user and the administrator', async () => {
    const [{ id }] = (await read()).json().items
    const [first = '', last = ''] = secrets
    expect(await search(last)).toBe(200)
    const ended = await Promise.all([end(id), end(id)])
    expect(ended.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404])
    expect(await search(last)).toBe(498)
    expect(await search(first)).toBe(200)
    expect((await read()).json()).toMatchObject({ count: 1, items: [{ name: 'Our CRM' }] })
    const { items } = (await service.call('GET', '/admin/audit', { token })).json()
    const deeds = items.filter(({ action }: { action: string }) => action === 'keys.end')
    expect(deeds).toEqual([
      expect.objectContaining({
        actor: 'admin@demo.test',
        subject: 'user colleague@demo.test',
        before: { name: 'Our map', scopes: 'search:read' },
      }),
    ])
  })
})
