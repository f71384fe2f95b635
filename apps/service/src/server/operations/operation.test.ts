import type { Schemas } from '@spadestik/api-client/schema'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestId } from '../logging'
import { mainEngine, mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { startTestService } from '../../testing/startTestService'

describe.each(mainEngines)('operating the service on %s', (engine) => {
  let service: ServiceUnderTest
  const lines: string[] = []
  beforeAll(async () => {
    service = await setUpService(engine, {
      log: { write: (line) => lines.push(line) },
      trustedProxies: ['127.0.0.1'],
    })
  })
  afterAll(() => service.close())
  const get = (url: string, headers = {}) => service.app.inject({ method: 'GET', url, headers })

  test('[Z01] the service reports that it is running and ready', async () => {
    for (const url of ['/health', '/ready']) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ status: 'ok' })
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test('[Z03] a call has the same number in its response, its problem and the log', async () => {
    const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
    const response = await get('/api/pa-users?languageId=2&domainId=9', {
      traceparent: `00-${trace}-00f067aa0ba902b7-01`,
    })
    expect(response.headers['x-request-id']).toBe(trace)
    expect(response.json()).toMatchObject({ instance: expect.stringContaining(trace) })
    expect(lines.some((line) => line.includes(trace))).toBe(true)
  })

  test('[Z03] a failed call has the same id in its response header, its problem and the log', async () => {
    lines.length = 0
    const secrets = ['kirsten.secret@demo.test', 'secret-password', 'secret-token', 'SECR']
    const [email, password, token, code] = secrets
    await service.call('POST', '/auth', { body: { username: email, password } })
    await service.call('POST', '/pa-users/passwordReset', { query: { email: email ?? '' } })
    await service.call('PUT', '/pa-users/changePassword', { body: { newPassword: password, token } })
    await service.call('POST', '/limited-access/auth', { body: { mail: email, code } })
    await service.call('GET', '/pa-users', { token: 'secret-token' })
    await get('/alerts/secret-token')
    await get('/change-password/secret-token')
    expect(lines.length).toBeGreaterThan(10)
    for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
    expect(lines.join('')).not.toContain('127.0.0.1')
  })

  const book = (address: string) =>
    service.call('POST', '/pa-users/bookDemo', {
      headers: { 'x-forwarded-for': address },
      body: { name: 'Anne', phone: '+45 1', email: 'a@b.dk', date: null, companyName: 'B' },
    })

  test('[W02] tries are counted by the address that a trusted proxy forwards', async () => {
    for (let count = 0; count < 20; count += 1) await book('198.51.100.1')
    expect((await book('198.51.100.1')).statusCode).toBe(429)
    expect((await book('198.51.100.2')).statusCode).toBe(204)
  })
})

test.each([
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
  ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', null],
  ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', null],
  ['kirsten@demo.test', null],
  [undefined, null],
])('[Z03] the number of a call with traceparent %s is %s, or a new one', (traceparent, id) => {
  const made = requestId({ headers: traceparent === undefined ? {} : { traceparent } })
  expect(made).toMatch(/^[\da-f]{32}$/)
  if (id !== null) expect(made).toBe(id)
  else expect(traceparent ?? '').not.toContain(made)
})

test('[Z01] a stopping service finishes current calls and accepts no new ones', async () => {
  const service = await startTestService()
  const ask = () =>
    fetch(`${service.address}/api/auth?languageId=2&domainId=9`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ username: 'paid@demo.test', password: 'spadestik-demo' }),
    })
  const underWay = Array.from({ length: 4 }, ask)
  // Wait for the first response. By then, all calls have reached the service.
  await Promise.race(underWay)
  const stopped = service.stop()
  expect((await Promise.all(underWay)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await stopped
  await expect(ask()).rejects.toThrow()
})

test('[Z01] in production, a row that breaks the contract is logged and left out, and the other rows are sent', async () => {
  const lines: string[] = []
  const service = await setUpService(mainEngine, {
    validatesResponses: false,
    log: { write: (line) => lines.push(line) },
  })
  const token = await service.signIn('paid@demo.test')
  const find = () => service.call('POST', '/search-items/search/projects', { token, body: {} })
  const before = (await find()).json<Schemas['ProjectSearchResult']>().items.length
  await sql`update projects set details = jsonb_set(details, '{budget}', '-5') where id =
    (select min(id) from projects)`.execute(service.db)
  const response = await find()
  expect(response.statusCode).toBe(200)
  expect(response.json<Schemas['ProjectSearchResult']>().items).toHaveLength(before - 1)
  const line = lines.find((one) => one.includes('broke the contract'))
  expect(line).toContain(String(response.headers['x-request-id']))
  expect(line).toContain('searchProjects')
  await service.close()
})

test.each(['XYZW', 'dkk', ''])('[Z01] the database rejects the currency %j', async (currency) => {
  const service = await setUpService(mainEngine)
  const write = sql`update procurements set details = jsonb_set(details, '{currency}', ${JSON.stringify(currency)}::jsonb)`
  await expect(write.execute(service.db)).rejects.toThrow(/check constraint/)
  await service.close()
})
