import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { engines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { testConfig } from '../../testing/testConfig'
import { endSessions } from './sessions'

const now = new Date('2026-11-21T10:00:00Z')
const weekMs = 168 * 3_600_000

const sign = (secret: string, sid: string, expires: string) =>
  new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(new Date(expires))
    .sign(new TextEncoder().encode(secret))
describe.each(engines)('sessions on %s', (engine) => {
  let service: ServiceUnderTest
  let time = now
  beforeAll(async () => {
    service = await setUpService(engine, { clock: () => time })
  })
  afterAll(() => service.close())
  const login = (username: string, password = demoPassword, domainId = 9) =>
    service.call('POST', '/auth', { body: { username, password }, domainId })
  const me = (token: string | null) => service.call('GET', '/pa-users', { token })

  test('[A01] a login returns the user and a valid token', async () => {
    const response = await login(' Paid@Demo.test ')
    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({
      email: 'paid@demo.test',
      product: { basic: false, companyEnabled: true },
    })
    const user = await me(String(response.headers['jwt']))
    expect(user.json()).toEqual(response.json())
  })

  test.each([
    ['a wrong password', 'paid@demo.test', 'wrong', 9],
    ['an unknown address', 'nobody@demo.test', demoPassword, 9],
    ['a domain that the product does not cover', 'paid-se@demo.test', demoPassword, 9],
  ])('[A01] %s gets the same 401', async (_case, email, password, domainId) => {
    const response = await login(email, password, domainId)
    expect(response.statusCode).toBe(401)
    expect(response.json()).toMatchObject({ kind: 'signedOut', status: 401 })
    expect(response.headers['jwt']).toBeUndefined()
  })

  test('[A01] a user can log in on the domain of their product', async () => {
    expect((await login('paid-se@demo.test', demoPassword, 8)).statusCode).toBe(200)
  })

  test('[W02] a user without a password is inactive and cannot sign in', async () => {
    await service.db
      .insertInto('users')
      .values({
        email: 'new@demo.test',
        name: 'Ny',
        subscriber_id: 3,
        product_id: null,
        phone: null,
        position: null,
        password_hash: null,
      })
      .execute()
    expect((await login('new@demo.test')).statusCode).toBe(401)
  })

  test('[W02] a second login ends the first session, which then gets 481', async () => {
    const first = await service.signIn('colleague@demo.test')
    const second = await service.signIn('colleague@demo.test')
    expect((await me(first)).json()).toMatchObject({ kind: 'sessionTaken', status: 481 })
    expect((await me(second)).statusCode).toBe(200)
  })

  test('[W02] of many concurrent logins, exactly one session is valid', async () => {
    const tokens = await Promise.all(Array.from({ length: 12 }, () => service.signIn('admin@demo.test')))
    const statuses = await Promise.all(tokens.map(async (token) => (await me(token)).statusCode))
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status === 481)).toHaveLength(11)
  })

  test('[W02] a session that an administrator has ended gets 482', async () => {
    const token = await service.signIn('basic@demo.test')
    expect(await endSessions(service.db, 'basic@demo.test')).toBe(1)
    expect((await me(token)).json()).toMatchObject({ kind: 'sessionEnded', status: 482 })
  })

  test('[W01] a logout invalidates its own token only', async () => {
    const token = await service.signIn('basic@demo.test')
    const other = await service.signIn('none@demo.test')
    expect((await service.call('POST', '/auth/logout', { token })).statusCode).toBe(204)
    expect((await me(token)).json()).toMatchObject({ kind: 'tokenInvalid', status: 498 })
    expect((await me(other)).statusCode).toBe(200)
    expect((await service.call('POST', '/auth/logout', { token })).statusCode).toBe(498)
    expect((await service.call('POST', '/auth/logout')).statusCode).toBe(401)
  })

  test('[Z03] a missing token gets 401', async () => {
    expect((await me(null)).json()).toMatchObject({ kind: 'signedOut', status: 401 })
  })

  test('[Z03] malformed, wrongly signed, unsigned, expired and unknown tokens get 498', async () => {
    const good = await service.signIn('none@demo.test')
    const own = testConfig().secrets[0]
    const later = '2099-01-01T00:00:00Z'
    const payload = good.split('.')[1] ?? ''
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const bad = [
      'nonsense',
      `${good}x`,
      unsigned,
      await sign('the secret of somebody else entirely', crypto.randomUUID(), later),
      await sign(own, crypto.randomUUID(), later),
      await sign(own, "' or 1=1", later),
      await sign(own, crypto.randomUUID(), '2020-01-01T00:00:00Z'),
    ]
    const responses = await Promise.all(bad.map((token) => me(token)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(bad.map(() => 498))
  })

  test('[Z04] a session lasts 168 hours', async () => {
    const token = await service.signIn('projects@demo.test')
    time = new Date(now.getTime() + weekMs - 1000)
    expect((await me(token)).statusCode).toBe(200)
    time = new Date(now.getTime() + weekMs + 1000)
    expect((await me(token)).statusCode).toBe(498)
    time = now
  })

  test('[U01] users can change their name, phone, position and pop-up setting, and nothing else', async () => {
    const token = await service.signIn('paid@demo.test')
    const before = (await me(token)).json()
    const body = {
      ...before,
      name: " Anne-Marie O'Neill ",
      phone: '+45 11 22 33 44',
      position: '',
      showPopups: false,
      email: 'other@demo.test',
      company: 'Andre',
    }
    const response = await service.call('PUT', '/pa-users', { token, body })
    expect(response.json()).toEqual({
      ...before,
      name: "Anne-Marie O'Neill",
      phone: '+45 11 22 33 44',
      position: null,
      showPopups: false,
    })
  })

  test('[K01] colleagues are the other users of the company', async () => {
    const token = await service.signIn('paid@demo.test')
    const colleagues = (await service.call('GET', '/pa-users/company', { token })).json()
    expect(colleagues.map(({ email }: { email: string }) => email)).toEqual(['colleague@demo.test'])
  })
})
