import { limits } from '@spadestik/domain/limits'
import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { usualQuotas } from '../../contract/quotas/quotaTable'
import { openDatabase } from '../../storage/openDatabase'
import { createServerDatabase, engines, mainEngine } from '../../testing/openTestDatabase'
import { addReaders } from '../../testing/scenes/addReaders'
import { seedScene } from '../../testing/scenes/seedScene'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import type { TestClient } from '../../testing/TestClient'
import { createTestClient } from '../../testing/TestClient'
import { testConfig } from '../../testing/testConfig'
import { createApp } from '../createApp'

// Each call occupies a connection for as long as its statement waits for a lock, up to the limit of statements.
describe.runIf(engines.length > 1)('slow searches on postgres', () => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService('postgres')
  })
  afterAll(() => service.close())

  const slowSearch = (token: string) =>
    service.call('POST', '/search-items/search/projects', { token, body: {} })
  const quickSearch = (token: string) =>
    service.call('POST', '/search-items/search/procurements', { token, body: {} })

  /** Sends slow searches, and then quick ones. Returns how many slow ones were not over when the quick ones were. */
  async function sendQuickAfterSlow(slow: readonly string[], quick: readonly string[]) {
    const answered: LightMyRequestResponse[] = []
    let over = 0
    let pending = Promise.resolve<unknown>(null)
    let waiting = 0
    await service.db.transaction().execute(async (trx) => {
      await sql`lock table project_search in access exclusive mode`.execute(trx)
      pending = Promise.all(slow.map((token) => slowSearch(token).finally(() => (over += 1))))
      for (const token of quick) answered.push(await quickSearch(token))
      waiting = slow.length - over
    })
    await pending
    return { statuses: answered.map(({ statusCode }) => statusCode), waiting }
  }

  // Without places, the slow searches would take all connections four times, and a quick one would fail because it
  // waits for a connection for longer than `databaseConnectMs`.
  const many = 4 * limits.databaseConnections

  test('[Z01] those of one user never fill the pool of the others', async () => {
    const [slow = '', other = '', colleague = ''] = await addReaders(service, 3, 2)
    const { statuses, waiting } = await sendQuickAfterSlow(
      Array.from({ length: many }, () => slow),
      [other, colleague, other, colleague],
    )
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(waiting).toBeGreaterThan(0)
  })

  test('[Z01] those of the many users of one company do not either', async () => {
    const ofCompany = await addReaders(service, many, 1)
    const [other = ''] = await addReaders(service, 1, 1)
    const { statuses, waiting } = await sendQuickAfterSlow(ofCompany, [other, other, other, other])
    expect(statuses).toEqual([200, 200, 200, 200])
    expect(waiting).toBeGreaterThan(0)
  })
})

test.runIf(engines.length > 1)(
  '[Z01] what a user has used at one instance counts at the others',
  async () => {
    const server = await createServerDatabase(inject('postgresTemplate') ?? '')
    const open = [await openDatabase({ url: server.url }), await openDatabase({ url: server.url })]
    const now = new Date()
    const config = testConfig({ quotas: { ...usualQuotas, callsPerMinute: 300 }, clock: () => now })
    const apps = await Promise.all(open.map(({ db, searches }) => createApp(db, config, searches)))
    const [one, other] = apps.map((app) => createTestClient(app)) as [TestClient, TestClient]
    try {
      await seedScene(open[0]!.db)
      const token = await one.signIn('paid@demo.test')
      const readAt = async ({ call }: TestClient) => (await call('GET', '/countries', { token })).statusCode
      for (let calls = 0; calls < 300; calls += 1) expect(await readAt(one)).toBe(200)
      expect(await readAt(one)).toBe(429)
      // The other instance hears of it when it next exchanges amounts, long before 300 calls of its own.
      await expect.poll(() => readAt(other), { interval: 50 }).toBe(429)
    } finally {
      for (const app of apps) await app.close()
      for (const { close } of open) await close()
      await server.drop()
    }
  },
)

describe('the quotas of calls', () => {
  let service: ServiceUnderTest
  let token: string
  let now = Date.parse('2026-11-25T10:00:00Z')
  beforeAll(async () => {
    service = await setUpService(mainEngine, {
      clock: () => new Date(now),
      quotas: { ...usualQuotas, callsPerMinute: 5 },
      allowedOrigins: ['https://app.example'],
    })
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())
  const read = () => service.call('GET', '/countries', { token })

  test('[Z01, Z03] count down, refuse, say when, and answer at that time', async () => {
    const left: unknown[] = []
    for (let calls = 0; calls < 5; calls += 1) {
      const { statusCode, headers } = await read()
      expect(statusCode).toBe(200)
      left.push(headers['ratelimit'])
      expect(headers['ratelimit-policy']).toBe('"user-calls";q=5;w=60')
      now += 4000
    }
    expect(left).toEqual([
      '"user-calls";r=4;t=60',
      '"user-calls";r=3;t=56',
      '"user-calls";r=2;t=52',
      '"user-calls";r=1;t=48',
      '"user-calls";r=0;t=44',
    ])
    const refused = await read()
    expect(refused.statusCode).toBe(429)
    expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"user-calls";r=0;t=40' })
    expect(refused.json()).toMatchObject({
      kind: 'tooManyRequests',
      detail:
        'Your calls were more than 5 in 60 seconds, so this one was refused. Wait 40 seconds and try again.',
    })
    now += 39_000
    expect((await read()).statusCode).toBe(429)
    now += 1000
    expect((await read()).statusCode).toBe(200)
  })

  test('[Z03] responses that fail have the headers too, and other sites may read them', async () => {
    now += 120_000
    const { statusCode, headers } = await service.call('POST', '/search-items/search/projects', {
      token,
      body: { unknown: true },
      headers: { origin: 'https://app.example' },
    })
    expect(statusCode).toBe(400)
    expect(headers['ratelimit']).toContain('"user-calls";r=4;t=60')
    const exposed = String(headers['access-control-expose-headers'])
    for (const name of ['ratelimit', 'ratelimit-policy', 'retry-after']) expect(exposed).toContain(name)
  })

  test('[Z03] a search has the quotas of searches too', async () => {
    now += 120_000
    const { headers } = await service.call('POST', '/search-items/search/projects', { token, body: {} })
    const names = [...String(headers['ratelimit-policy']).matchAll(/"([\w-]+)";q=/gu)].map(([, name]) => name)
    expect(names.slice(0, 3)).toEqual(['user-calls', 'user-searches', 'company-searches'])
  })

  test('[W02, Z01] calls without a login count for their address', async () => {
    now += 120_000
    const { headers } = await service.call('GET', '/translations/1', { address: '192.0.2.7' })
    expect(headers['ratelimit']).toBe(`"address-calls";r=${limits.addressCalls - 1};t=60`)
  })
})
