import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../testing/scenes/demoUsers'
import { mainEngines } from '../testing/openTestDatabase'
import { lastMail } from '../testing/queuedMails'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { issueToken } from './auth/oneTimeTokens'

const contact = { name: 'Kirsten Holm', phone: '+45 12 34', email: 'kirsten@holm.test' }

describe.each(mainEngines)('requests of customers and impersonation on %s', (engine) => {
  let service: ServiceUnderTest
  const now = new Date('2026-11-21T10:00:00Z')
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => now })
  })
  afterAll(() => service.close())
  const idOf = (email: string): number => service.scene.users.get(email) ?? 0

  test('[U01] a request for a subscription is mailed to the support of the domain', async () => {
    const token = await service.signIn('none@demo.test')
    const response = await service.call('POST', '/pa-users/requestSubscription', {
      token,
      body: contact,
      domainId: 8,
    })
    expect(response.statusCode).toBe(204)
    expect(await lastMail(service.db, 'support@spadestik.se', 'customerRequest')).toEqual({
      kind: 'customerRequest',
      request: 'subscription',
      details: contact,
    })
  })

  test('[U01] users can request changes of their own subscription only', async () => {
    const token = await service.signIn('paid@demo.test')
    const change = (id: number) => service.call('POST', `/pa-users/changeSubscription/${id}`, { token })
    expect((await change(idOf('colleague@demo.test'))).statusCode).toBe(403)
    expect((await change(idOf('paid@demo.test'))).statusCode).toBe(204)
    const mail = await lastMail(service.db, 'support@spadestik.dk', 'customerRequest')
    expect(mail).toMatchObject({ request: 'change', details: { email: 'paid@demo.test' } })
  })

  test('[U01] a cancellation is stored, and the product stays until support has handled it', async () => {
    const token = await service.signIn('paid@demo.test')
    expect((await service.call('POST', '/pa-users/cancelSubscription', { token })).statusCode).toBe(204)
    expect((await service.call('GET', '/pa-users', { token })).json()).toMatchObject({
      product: { basic: false },
    })
    const rows = await service.db
      .selectFrom('customer_requests')
      .select(['kind', 'user_id'])
      .where('kind', '=', 'cancellation')
      .execute()
    expect(rows).toEqual([{ kind: 'cancellation', user_id: idOf('paid@demo.test') }])
  })

  test('[U01] support gets at most five requests of a user within an hour', async () => {
    const token = await service.signIn('projects@demo.test')
    const statuses: number[] = []
    for (let count = 0; count < 7; count += 1)
      statuses.push((await service.call('POST', '/pa-users/cancelSubscription', { token })).statusCode)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429])
  })

  test('[A05] everybody can book a demo, at most twenty times an hour from one address', async () => {
    const book = () =>
      service.call('POST', '/pa-users/bookDemo', {
        body: { ...contact, date: null, companyName: 'Holm' },
        domainId: 10,
      })
    for (let count = 0; count < 20; count += 1) expect((await book()).statusCode).toBe(204)
    expect((await book()).statusCode).toBe(429)
    const mail = await lastMail(service.db, 'support@spadestik.no', 'customerRequest')
    expect(mail).toMatchObject({ request: 'demo', details: { companyName: 'Holm', date: null } })
  })

  const impersonate = (adminUsername: string, adminPassword: string, token: string) =>
    service.call('POST', '/auth/impersonate', { body: { adminUsername, adminPassword, token } })
  const issue = (minutes = 15) => issueToken(service.db, 'impersonate', idOf('basic@demo.test'), now, minutes)

  test('[W06, A04] an administrator can sign in as the user of a token, once', async () => {
    const token = await issue()
    const response = await impersonate('Admin@demo.test', demoPassword, token)
    expect(response.json()).toMatchObject({ email: 'basic@demo.test' })
    const me = await service.call('GET', '/pa-users', { token: String(response.headers['jwt']) })
    expect(me.json()).toMatchObject({ email: 'basic@demo.test' })
    expect((await impersonate('admin@demo.test', demoPassword, token)).statusCode).toBe(498)
  })

  test.each([
    ['a wrong password', 'admin@demo.test', 'wrong', 401],
    ['a user who is not an administrator', 'paid@demo.test', demoPassword, 401],
    ['nobody', 'nobody@demo.test', demoPassword, 401],
  ])('[W06] %s is refused, and the token stays valid', async (_who, name, password, status) => {
    const token = await issue()
    const refused = await impersonate(name, password, token)
    expect(refused.statusCode).toBe(status)
    expect(refused.headers['jwt']).toBeUndefined()
    expect((await impersonate('admin@demo.test', demoPassword, token)).statusCode).toBe(200)
  })

  test('[W06] an expired token is refused for an administrator', async () => {
    expect((await impersonate('admin@demo.test', demoPassword, await issue(-1))).statusCode).toBe(498)
    expect((await impersonate('admin@demo.test', demoPassword, 'never-issued')).statusCode).toBe(498)
  })
})
