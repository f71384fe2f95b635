import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportUser } from '../../accounts/privacy/exportUser'
import { eraseUser } from '../../accounts/privacy/eraseUser'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const demo = {
  name: 'Eva Lind',
  phone: '+46 70 12 34 56',
  email: 'eva@norrbygg.test',
  date: '2026-12-03',
  companyName: 'Norrbygg AB',
}

describe.each(mainEngines)('what users and visitors ask for on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  let companyId = 0
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('admin@demo.test')
    const paid = await service.signIn('paid@demo.test')
    const must = async (path: string, body?: object, own?: string) => {
      const response = await service.call('POST', path, { token: own ?? null, body })
      expect([path, response.statusCode]).toEqual([path, 204])
    }
    await must('/pa-users/bookDemo', demo)
    await must(`/pa-users/changeSubscription/${service.userId('paid')}`, undefined, paid)
    await must('/personal-data-erasure', undefined, paid)
    companyId = [...service.scene.companies.values()][0] ?? 0
    // Two requests of both tables have the same time, which pages must not lose.
    const { created } = await service.db
      .selectFrom('customer_requests')
      .select('created')
      .where('kind', '=', 'erasure')
      .executeTakeFirstOrThrow()
    await service.db
      .insertInto('tips')
      .values({
        user_id: service.userId('paid'),
        company_id: companyId,
        company_role_id: null,
        contact_id: null,
        project_id: null,
        procurement_id: null,
        name: 'Kirsten Holm',
        email: 'paid@demo.test',
        phone: null,
        description: 'Vi vil gerne i kontakt.',
        created,
      })
      .execute()
  })
  afterAll(() => service.close())

  const read = async (query: Record<string, string | number | boolean> = {}) =>
    (await service.call('GET', '/admin/requests', { token, query })).json()
  const kinds = async (query: Record<string, string | number | boolean> = {}) =>
    (await read(query)).items.map(({ kind }: { kind: string }) => kind)
  const set = async (kind: string, id: number, body: object) => {
    const response = await service.call('PUT', `/admin/requests/${kind}/${id}`, { token, body })
    return { status: response.statusCode, body: response.json() }
  }

  test('[J03] requests and tips are one list, the newest first, with who asks and for what', async () => {
    const { items, before } = await read()
    expect(before).toBeNull()
    expect(items.map(({ kind }: { kind: string }) => kind)).toEqual(['tip', 'erasure', 'change', 'demo'])
    const [tip, erasure, , visitor] = items
    expect(tip).toMatchObject({ about: { companyId, contact: null }, text: 'Vi vil gerne i kontakt.' })
    expect(erasure).toMatchObject({
      userId: service.userId('paid'),
      company: 'Holm & Lund Entreprise A/S',
      email: 'paid@demo.test',
      handled: null,
      handledBy: null,
      version: 1,
    })
    const { companyName: company, ...rest } = demo
    expect(visitor).toMatchObject({ ...rest, company, userId: null, about: null })
  })

  test('[J03] pages of requests lose none and repeat none, also when two have the same time', async () => {
    const found: string[] = []
    for (let before: string | null | undefined; before !== null;) {
      const page = await read({ limit: 1, ...(before !== undefined && { before }) })
      found.push(...page.items.map(({ kind }: { kind: string }) => kind))
      before = page.before
    }
    expect(found).toEqual(['tip', 'erasure', 'change', 'demo'])
    for (const before of ['99999999999999999.1.9999999999', '0.0.0'])
      expect((await service.call('GET', '/admin/requests', { token, query: { before } })).statusCode).toBe(
        200,
      )
  })

  test('[J03] of two administrators who handle a request, one is told, and the log names the other', async () => {
    const [{ id }] = (await read({ kind: 'change' })).items
    const both = await Promise.all([1, 2].map(() => set('change', id, { handled: true, version: 1 })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const [request] = (await read({ kind: 'change' })).items
    expect(request).toMatchObject({ handled: expect.any(String), handledBy: 'admin@demo.test', version: 2 })
    const deeds = (await service.call('GET', '/admin/audit', { token })).json().items
    expect(deeds).toHaveLength(1)
    expect(deeds[0]).toMatchObject({ action: 'requests.handle', subject: `request change ${id}` })
  })

  test('[J03] requests are filtered by kind and state, and one that was handled can be new again', async () => {
    expect(await kinds({ handled: true })).toEqual(['change'])
    expect(await kinds({ handled: false })).toEqual(['tip', 'erasure', 'demo'])
    expect(await kinds({ handled: false, kind: 'tip' })).toEqual(['tip'])
    expect(await kinds({ handled: false, kind: 'change' })).toEqual([])
    const [{ id, version }] = (await read({ kind: 'change' })).items
    expect(await set('change', id, { handled: false, version: 1 })).toMatchObject({ status: 409 })
    expect(await set('change', id, { handled: false, version })).toMatchObject({
      status: 200,
      body: { handled: null, handledBy: null, version: 3 },
    })
  })

  test('[J03] a request is found by its kind and id only', async () => {
    const [{ id }] = (await read({ kind: 'demo' })).items
    expect((await set('erasure', id, { handled: true, version: 1 })).status).toBe(404)
    expect((await set('tip', 2_000_000_000, { handled: true, version: 1 })).status).toBe(404)
    const [tip] = (await read({ kind: 'tip' })).items
    expect(await set('tip', tip.id, { handled: true, version: 1 })).toMatchObject({
      status: 200,
      body: { kind: 'tip', handledBy: 'admin@demo.test', about: { companyId } },
    })
  })

  test('[J03] a request leads to its user', async () => {
    const [{ userId }] = (await read({ kind: 'erasure' })).items
    const { items, count } = (
      await service.call('GET', '/admin/users', { token, query: { id: userId } })
    ).json()
    expect([items[0].email, count]).toEqual(['paid@demo.test', 1])
  })

  test('[J03, W06] what an administrator handled is no data of the administrator, and survives the erasure', async () => {
    const data = await exportUser(service.db, 'admin@demo.test')
    expect(Object.keys(data)).not.toContain('tips')
    await service.db
      .transaction()
      .execute((trx) => eraseUser(trx, { actor: 'terminal', now: new Date() }, 'admin@demo.test'))
    const tip = await service.db
      .selectFrom('tips')
      .select(['handled', 'handled_by'])
      .executeTakeFirstOrThrow()
    expect(tip).toEqual({ handled: expect.any(String), handled_by: null })
  })
})
