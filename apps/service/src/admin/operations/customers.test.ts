import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordDeed } from '../../accounts/provisioning/audit'
import { issueToken } from '../../accounts/auth/oneTimeTokens'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

describe.each(mainEngines)('what administrators read on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('admin@demo.test')
  })
  afterAll(() => service.close())

  const get = async (path: string, query: Record<string, string | number> = {}) =>
    (await service.call('GET', path, { token, query })).json()

  test('[J01] companies are found by a part of the name, a page at a time', async () => {
    const { items, count } = await get('/admin/companies', { text: 'HOLM &' })
    expect({ items, count }).toMatchObject({
      items: [{ name: 'Holm & Lund Entreprise A/S', users: 2, ended: null }],
      count: 1,
    })
    const all = await get('/admin/companies', { limit: 100 })
    const second = await get('/admin/companies', { limit: 2, index: 1 })
    expect(second).toEqual({ items: all.items.slice(2, 4), count: all.count })
    expect((await get('/admin/companies', { text: '%' })).count).toBe(0)
  })

  test('[J01] users are found by name, address or company, and of one company', async () => {
    const emails = async (query: Record<string, string | number>) =>
      (await get('/admin/users', query)).items.map(({ email }: { email: string }) => email)
    expect(await emails({ text: 'kirsten' })).toEqual(['paid@demo.test'])
    expect(await emails({ text: 'Colleague@' })).toEqual(['colleague@demo.test'])
    expect(await emails({ text: 'holm & lund' })).toEqual(['colleague@demo.test', 'paid@demo.test'])
    const { companyId } = (await get('/admin/users', { text: 'kirsten' })).items[0]
    expect(await emails({ companyId, text: 'mads' })).toEqual(['colleague@demo.test'])
    expect(await emails({ companyId, text: 'sofie' })).toEqual([])
    expect((await get('/admin/users', { limit: 3, index: 1 })).items).toHaveLength(3)
  })

  test('[J01] products are read a page at a time', async () => {
    const { items, count } = await get('/admin/products', { limit: 2, index: 1 })
    expect(items).toHaveLength(2)
    expect(count).toBe(5)
    expect((await get('/admin/products')).items[1]).toMatchObject({
      code: 'demo-complete',
      paid: true,
      companies: true,
      domains: ['se', 'dk', 'no'],
      from: null,
    })
  })

  test('[J01] the audit log is read from the newest entry on, page after page', async () => {
    for (const subject of ['company 1', 'company 2', 'company 3'])
      await recordDeed(
        service.db,
        { actor: 'anne@demo.test', now: new Date() },
        { action: 'companies.add', subject, before: null, after: { name: subject } },
      )
    const first = await get('/admin/audit', { limit: 2 })
    expect(first.items.map(({ subject }: { subject: string }) => subject)).toEqual(['company 3', 'company 2'])
    const rest = await get('/admin/audit', { limit: 2, before: first.before })
    expect(rest).toMatchObject({
      items: [{ subject: 'company 1', before: null, after: { name: 'company 1' } }],
      before: null,
    })
  })

  test('[J01, K01] nobody is an administrator while acting as one', async () => {
    const link = await issueToken(service.db, 'impersonate', service.userId('admin'), new Date(), 15)
    const body = { adminUsername: 'admin@demo.test', adminPassword: demoPassword, token: link }
    const acting = await service.call('POST', '/auth/impersonate', { body })
    const call = (path: string) => service.call('GET', path, { token: String(acting.headers['jwt']) })
    expect((await call('/pa-users')).json()).not.toHaveProperty('administrator')
    expect(acting.json()).not.toHaveProperty('administrator')
    for (const path of ['/admin/companies', '/admin/users', '/admin/products', '/admin/audit'])
      expect((await call(path)).statusCode).toBe(403)
    token = await service.signIn('admin@demo.test')
  })

  test('[J06] only an administrator is told to be one', async () => {
    const own = await service.call('GET', '/pa-users', { token })
    expect(own.json()).toMatchObject({ email: 'admin@demo.test', administrator: true })
    const other = await service.call('GET', '/pa-users', { token: await service.signIn('paid@demo.test') })
    expect(other.json()).not.toHaveProperty('administrator')
  })

  test('[J01] who is no longer an administrator is refused from the next call on', async () => {
    const set = (is_administrator: boolean) =>
      service.db
        .updateTable('users')
        .set({ is_administrator })
        .where('email', '=', 'admin@demo.test')
        .execute()
    await set(false)
    expect((await service.call('GET', '/admin/users', { token })).statusCode).toBe(403)
    await set(true)
    expect((await service.call('GET', '/admin/users', { token })).statusCode).toBe(200)
  })
})
