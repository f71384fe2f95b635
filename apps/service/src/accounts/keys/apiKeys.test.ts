import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usualQuotas } from '../../contract/quotas/quotaTable'
import { mainEngines } from '../../testing/openTestDatabase'
import { lastMail, queuedMails } from '../../testing/queuedMails'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const day = 86_400_000
const start = new Date('2026-11-28T10:00:00Z')
const draft = { name: 'Our CRM', scopes: ['search:read', 'items:read'], lastDay: '2027-01-31' }

describe.each(mainEngines)('keys on %s', (engine) => {
  let service: ServiceUnderTest
  let now = start
  let session: string
  const lines: string[] = []
  beforeAll(async () => {
    const log = { write: (line: string) => void lines.push(line) }
    service = await setUpService(engine, { clock: () => now, log, logLevel: 'info', quotas: usualQuotas })
    session = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const make = (body: object = draft, token = session) => service.call('POST', '/api-keys', { token, body })
  const newKey = async (body: object = draft, token = session) =>
    (await make(body, token)).json<{ key: { id: number }; secret: string }>()
  const list = async (token = session) => (await service.call('GET', '/api-keys', { token })).json()
  const end = (id: number, token = session) => service.call('DELETE', `/api-keys/${id}`, { token })
  const search = (token: string) =>
    service.call('POST', '/search-items/search/procurements', { token, body: {} })
  const status = async (token: string) => (await search(token)).statusCode

  const setDeactivated = (deactivated: string | null) =>
    service.db.updateTable('users').set({ deactivated }).where('email', '=', 'paid@demo.test').execute()
  const setEnded = (ended: string | null) => service.db.updateTable('subscribers').set({ ended }).execute()
  const setLastDay = (runs_until: string | null) =>
    service.db.updateTable('products').set({ runs_until }).execute()
  const callsLeft = async (token: string) =>
    /(?<name>user|address)-calls";r=(?<left>\d+)/.exec(String((await search(token)).headers['ratelimit']))
      ?.groups

  test('[O11] the secret of a key is shown once, and stored as a hash', async () => {
    const made = await make()
    expect(made.statusCode).toBe(201)
    const { key, secret } = made.json()
    expect(secret).toMatch(/^spadestik_[\w-]{43}$/)
    expect(key).toEqual({
      ...draft,
      id: expect.any(Number),
      start: secret.slice(0, 14),
      created: start.toISOString(),
      lastUsed: null,
    })
    const known = await service.call('GET', '/api-keys', { token: session })
    expect(known.json()).toEqual([key])
    expect(known.body).not.toContain(secret)
    const stored = await service.db.selectFrom('api_keys').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret.slice(14))
    expect(await status(secret)).toBe(200)
    expect(lines.join('\n')).toContain('/api/search-items/search/procurements')
    expect(lines.join('\n')).not.toContain(secret.slice(10))
  })

  test('[O18] a mail tells the user about a new key by its name, never by its secret', async () => {
    const { secret } = await newKey({ ...draft, name: 'Unknown program' })
    const told = await lastMail(service.db, 'paid@demo.test', 'keyMade')
    expect(told).toMatchObject({ keyName: 'Unknown program', created: start.toISOString() })
    expect(JSON.stringify(told)).not.toContain(secret.slice(0, 14))
    const mails = await queuedMails(service.db, 'paid@demo.test')
    const refused = await make({ ...draft, lastDay: '2026-11-27' })
    expect(refused.statusCode).toBe(400)
    expect(await queuedMails(service.db, 'paid@demo.test')).toEqual(mails)
  })

  test('[O11] a key sees what its user sees, and neither needs nor ends the session of the user', async () => {
    const { secret } = await newKey()
    const own = (await search(secret)).json()
    expect(own).toEqual((await search(session)).json())
    expect(own.items[0]).toHaveProperty('liable')
    await service.call('POST', '/auth/logout', { token: session })
    expect(await status(secret)).toBe(200)
    session = await service.signIn('paid@demo.test')
    expect(await status(secret)).toBe(200)
    expect(await status(session)).toBe(200)
  })

  test('[O11] an ended key gets 498 with its next call', async () => {
    const { key, secret } = await newKey()
    expect(await status(secret)).toBe(200)
    expect((await end(key.id)).statusCode).toBe(204)
    expect(await status(secret)).toBe(498)
    expect((await end(key.id)).statusCode).toBe(404)
  })

  test('[O11] nobody ends or sees the key of another user', async () => {
    const { key } = await newKey()
    const colleague = await service.signIn('colleague@demo.test')
    expect(await list(colleague)).toEqual([])
    expect((await end(key.id, colleague)).statusCode).toBe(404)
  })

  test('[O11] a key works to the end of its last day, which is at most two years ahead', async () => {
    const { secret } = await newKey({ ...draft, lastDay: '2026-11-28' })
    now = new Date('2026-11-28T22:59:00Z')
    expect(await status(secret)).toBe(200)
    now = new Date('2026-11-28T23:00:00Z')
    expect(await status(secret)).toBe(498)
    now = start
    for (const lastDay of ['2026-11-27', '2028-11-29']) {
      const refused = await make({ ...draft, lastDay })
      expect(refused.statusCode).toBe(400)
      expect(refused.json().errors).toMatchObject([{ path: '/body/lastDay' }])
    }
    expect((await make({ ...draft, lastDay: '2028-11-28' })).statusCode).toBe(201)
  })

  test('[O11] a key sleeps while its user or company cannot log in, and reads less when the product ends', async () => {
    const { secret } = await newKey()
    for (const set of [setDeactivated, setEnded]) {
      await set(now.toISOString())
      expect(await status(secret)).toBe(498)
      await set(null)
      expect(await status(secret)).toBe(200)
    }
    expect((await search(secret)).body).toContain('Aarhus Kommune')
    await setLastDay('2020-01-01T00:00:00Z')
    expect((await search(secret)).body).not.toContain('Aarhus Kommune')
    await setLastDay(null)
  })

  test('[O11] the last use of a key is known to within a minute', async () => {
    const { key, secret } = await newKey()
    const lastUsed = async () =>
      (await list()).find(({ id }: { id: number }) => id === key.id).lastUsed as string | null
    expect(await lastUsed()).toBeNull()
    await search(secret)
    expect(await lastUsed()).toBe(start.toISOString())
    now = new Date(start.getTime() + 59_000)
    await search(secret)
    expect(await lastUsed()).toBe(start.toISOString())
    now = new Date(start.getTime() + 60_000)
    await search(secret)
    expect(await lastUsed()).toBe(now.toISOString())
    now = start
  })

  test('[O11] a key counts as a caller of its own, and tried keys count for their address', async () => {
    const { secret } = await newKey()
    expect(await callsLeft(secret)).toEqual({ name: 'user', left: '1199' })
    expect(await callsLeft(secret)).toEqual({ name: 'user', left: '1198' })
    const guess = `spadestik_${'x'.repeat(43)}`
    const [first, second] = [await callsLeft(guess), await callsLeft(guess)]
    expect(first?.['name']).toBe('address')
    expect(Number(second?.['left'])).toBe(Number(first?.['left']) - 1)
  })

  test('[O11] a user has at most twenty keys, also when they are made at once', async () => {
    now = new Date(start.getTime() + day)
    const colleague = await service.signIn('colleague@demo.test')
    const made = await Promise.all(Array.from({ length: 22 }, () => make(draft, colleague)))
    expect(made.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20)
    expect(made.filter(({ statusCode }) => statusCode === 409)).toHaveLength(2)
    expect(await list(colleague)).toHaveLength(20)
    now = start
  })
})
