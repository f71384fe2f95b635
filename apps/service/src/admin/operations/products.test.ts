import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setProduct } from '../../accounts/provisioning/products'
import { adminContext } from '../../testing/adminContext'
import { setUpService } from '../../testing/setUpService'
import { runAdminCommand } from '../runAdminCommand'

const faultsOf = ({ body }: { body: { errors?: readonly { path: string }[] } }) =>
  body.errors?.map(({ path }) => path)

describe.each(mainEngines)('the products that administrators sell on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('admin@demo.test')
  })
  afterAll(() => service.close())

  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const response = await service.call(method, path, { token, body })
    return { status: response.statusCode, body: response.json() }
  }
  const terms = {
    name: 'Norge basis',
    paid: false,
    companies: true,
    phases: [5, 1],
    domains: ['no', 'dk'],
    from: '2026-02-01',
    to: '2026-12-31',
  }
  const saved = { ...terms, phases: [1, 5] }
  const log = async () =>
    (await service.call('GET', '/admin/audit', { token, query: { limit: '1' } })).json().items[0]

  const found = async (text: string) =>
    (await service.call('GET', '/admin/products', { token, query: { text } })).json()

  test('[J05] a product is added in the name of the administrator, and its code is taken then', async () => {
    const draft = { code: 'norge-basis', terms: { ...terms, name: ' Norge basis ' } }
    expect(await send('POST', '/admin/products', draft)).toEqual({
      status: 201,
      body: { ...saved, code: 'norge-basis' },
    })
    expect(await log()).toMatchObject({
      action: 'products.add',
      actor: 'admin@demo.test',
      subject: 'product norge-basis',
      before: null,
      after: saved,
    })
    const again = await send('POST', '/admin/products', draft)
    expect([again.status, faultsOf(again)]).toEqual([409, ['/body/code']])
  })

  test('[J05] each value of a product that makes no sense is named', async () => {
    const wrong = { ...terms, name: '   ', phases: [99], to: '2026-01-31' }
    const places = ['name', 'phases', 'to']
    const added = await send('POST', '/admin/products', { code: 'new', terms: wrong })
    expect([added.status, faultsOf(added)]).toEqual([400, places.map((name) => `/body/terms/${name}`)])
    const changed = await send('PUT', '/admin/products/norge-basis', { from: saved, to: wrong })
    expect([changed.status, faultsOf(changed)]).toEqual([400, places.map((name) => `/body/to/${name}`)])
  })

  test('[J05] of two administrators who change a product, the second is told and loses nothing', async () => {
    const path = '/admin/products/norge-basis'
    const changes = [{ paid: true }, { to: null }]
    const both = await Promise.all(
      changes.map((change) => send('PUT', path, { from: saved, to: { ...saved, ...change } })),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = both.findIndex(({ status }) => status === 200)
    expect(await log()).toMatchObject({ action: 'products.set', after: { ...saved, ...changes[won] } })
  })

  test('[J05] a domain where users of the product begin is not taken away, on the screen and by the command', async () => {
    const { items } = (await service.call('GET', '/admin/products', { token })).json()
    const { code, ...seen } = items.find((product: { code: string }) => product.code === 'demo-projects')
    expect(seen.domains).toContain('dk')
    const rest = seen.domains.filter((tld: string) => tld !== 'dk')
    const to = { ...seen, domains: rest }
    const refused = await send('PUT', `/admin/products/${code}`, { from: seen, to })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ path: '/body/to/domains', message: '1 user begins on dk and could not log in there', count: 1 }],
    ])
    const words = ['products', 'set', code, '--domains', rest.join(',')]
    const typed = () => runAdminCommand(adminContext(service.db, new Date()), words)
    await expect(typed()).rejects.toThrow(/1 user begins on dk and could not log in there\. Move them/)
    // Administrators log in everywhere, so they are not counted.
    const ofProduct = service.db.updateTable('users').where('id', '=', service.userId('projects'))
    await ofProduct.set({ is_administrator: true }).execute()
    try {
      expect((await send('PUT', `/admin/products/${code}`, { from: seen, to })).status).toBe(200)
      const undo = { from: to, to: seen }
      expect((await send('PUT', `/admin/products/${code}`, undo)).status).toBe(200)
    } finally {
      await ofProduct.set({ is_administrator: false }).execute()
    }
  })

  test.runIf(engine === 'postgres')(
    '[J02, J05] who adds a user while the domain is taken away is refused',
    async () => {
      const draft = { code: 'to-and-fro', terms: { ...terms, phases: [1], domains: ['dk', 'no'] } }
      expect((await send('POST', '/admin/products', draft)).status).toBe(201)
      const { id: companyId } = await service.db
        .insertInto('subscribers')
        .values({ name: 'Norrbygg' })
        .returning('id')
        .executeTakeFirstOrThrow()
      const user = {
        email: 'eva.lind@norrbygg.test',
        name: 'Eva Lind',
        companyId,
        product: draft.code,
        domain: 'no',
        administrator: false,
      }
      const added = await service.db.transaction().execute(async (trx) => {
        const by = { actor: 'admin@demo.test', now: new Date() }
        await setProduct(trx, by, draft.code, { domains: ['dk'] })
        const call = send('POST', '/admin/users', user)
        const waiting = sql<{
          count: number
        }>`select count(*)::integer as count from pg_locks where not granted`
        await expect.poll(async () => (await waiting.execute(service.db)).rows[0]?.count).toBeGreaterThan(0)
        return { call }
      })
      expect((await added.call).status).toBe(400)
    },
  )

  test('[J01] products are found by a part of their name or code', async () => {
    expect(await found('NORGE-BAS')).toMatchObject({ items: [{ code: 'norge-basis' }], count: 1 })
    expect(await found('no such product')).toEqual({ items: [], count: 0 })
  })

  test('[J05] a product that does not exist is not changed', async () => {
    const change = { from: saved, to: saved }
    expect((await send('PUT', '/admin/products/nothing', change)).status).toBe(404)
  })

  test('[J05, W06] a change counts from the next request of the users', async () => {
    const own = await service.signIn('projects@demo.test')
    const productOf = async () => (await service.call('GET', '/pa-users', { token: own })).json().product
    expect(await productOf()).toMatchObject({ companyEnabled: false })
    const { items } = (await service.call('GET', '/admin/products', { token })).json()
    const { code, ...seen } = items.find((product: { code: string }) => product.code === 'demo-projects')
    const change = { from: seen, to: { ...seen, companies: true } }
    expect((await send('PUT', `/admin/products/${code}`, change)).status).toBe(200)
    expect(await productOf()).toMatchObject({ companyEnabled: true })
  })
})
