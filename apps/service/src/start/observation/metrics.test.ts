import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ObservedService } from '../../testing/observation/setUpObservedService'
import { setUpObservedService } from '../../testing/observation/setUpObservedService'
import { Kysely, PostgresDialect } from 'kysely'
import { queueMail } from '../../mail/queueMail'
import type { Database } from '../../storage/Database'
import { createPostgresPool } from '../../storage/createPostgresPool'
import { freePort } from '../../testing/observation/freePort'
import { startObservation } from './startObservation'

const nowhere = 'postgres://nobody@127.0.0.1:1/none'

describe.each(mainEngines)('the page for Prometheus on %s', (engine) => {
  let service: ObservedService
  let token: string
  beforeAll(async () => {
    service = await setUpObservedService(engine)
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())

  const search = async (body: object) => {
    const response = await service.call('POST', '/search-items/search/projects', { token, body })
    expect(response.statusCode).toBe(200)
  }
  const lines = async () => (await service.page()).split('\n').filter((line) => !line.startsWith('#'))
  const valueOf = async (series: string) => {
    const found = (await lines()).find((line) => line.startsWith(`${series} `))
    return found === undefined ? null : Number(found.split(' ').at(-1))
  }

  test('[Z03] a blocked event loop is seen', async () => {
    const end = performance.now() + 250
    while (performance.now() < end);
    // The delay is recorded when the loop turns again.
    await setTimeout(30)
    expect(await valueOf('nodejs_eventloop_delay_max')).toBeGreaterThan(0.2)
  })

  test('[Z03] a connection in use is counted', async () => {
    const used = () => service.pools().find(({ name }) => name !== 'searches')?.used
    expect(used()).toBe(0)
    expect(await service.db.connection().execute(async () => used())).toBe(1)
  })

  test('[Z03] requests are counted and timed by operation and class of status', async () => {
    await service.call('GET', '/countries', { token })
    const labels = '{operation="getCountries",status_class="2xx"}'
    expect(await valueOf(`http_server_request_duration_count${labels}`)).toBe(1)
    expect(await valueOf(`http_server_request_duration_sum${labels}`)).toBeGreaterThan(0)
    await service.call('POST', '/auth', { body: {} })
    expect(
      await valueOf('http_server_request_duration_count{operation="createSession",status_class="4xx"}'),
    ).toBe(1)
  })

  test.each([
    ['phrase', { freeSearch: '"ny skole"' }],
    ['words', { freeSearch: 'skole' }],
    ['filters', { minBudget: 1_000_000 }],
    ['all', {}],
  ])('[S03] a search is counted as %s', async (kind, body) => {
    const series = `spadestik_searches_total{item_type="project",kind="${kind}"}`
    const before = (await valueOf(series)) ?? 0
    await search(body)
    expect(await valueOf(series)).toBe(before + 1)
  })

  test('[Z13] waiting mails and configured sources are shown with their age', async () => {
    const created = new Date(Date.now() - 3_600_000)
    const to = { email: 'paid@demo.test', language: 'da', domainId: 9 } as const
    await queueMail(service.db, to, { kind: 'passwordChanged', name: 'Anne' }, created)
    const success = new Date(Date.now() - 7_200_000).toISOString()
    const source = {
      known_since: success,
      next_run: success,
      last_success: success,
      failures: 3,
      state: '{}',
    }
    await service.db
      .insertInto('sources')
      .values([
        { ...source, name: 'ted', is_silent: true, added: 5 },
        { ...source, name: 'former' },
      ])
      .execute()
    // The page may be read more often than the queues.
    await expect.poll(() => valueOf('spadestik_mails_waiting{state="fresh"}'), { interval: 500 }).toBe(1)
    expect(await valueOf('spadestik_mails_waiting_age{state="fresh"}')).toBeGreaterThanOrEqual(3600)
    expect(await valueOf('spadestik_database_up')).toBe(1)
    expect(await valueOf('spadestik_source_success_age{source="ted"}')).toBeGreaterThanOrEqual(7200)
    expect(await valueOf('spadestik_source_failures{source="ted"}')).toBe(3)
    expect(await valueOf('spadestik_source_silent{source="ted"}')).toBe(1)
    expect(await valueOf('spadestik_source_notices_total{source="ted",outcome="added"}')).toBe(5)
    expect(await valueOf('spadestik_source_failures{source="former"}')).toBeNull()
  })

  test('[Z03] 1,000 calls of paths that do not exist add few series, and none has an address as a label', async () => {
    await service.call('GET', '/nowhere', {})
    const before = (await lines()).length
    for (let count = 0; count < 1000; count += 1) {
      const path = count % 2 === 0 ? `/nowhere-${count}` : `/auth/paid${count}@demo.test/${count}`
      expect((await service.call('GET', path, {})).statusCode).toBe(404)
    }
    const after = await lines()
    expect(after.length).toBeLessThanOrEqual(before + 20)
    expect(after.join('\n')).not.toMatch(/@|nowhere/)
  })
})

test('[Z03] the page says that the database is away', async () => {
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPostgresPool(nowhere) }) })
  const page = { host: '127.0.0.1', port: await freePort() }
  const observed = { db, pools: () => [], sources: [], dataFolder: '/', caches: {} }
  const settings = { otlpEndpoint: null, serviceName: 'spadestik', traceShare: 1, page }
  const observation = await startObservation(settings, observed, () => undefined)
  try {
    const response = await fetch(`http://127.0.0.1:${page.port}/metrics`)
    const text = await response.text()
    expect(text).toContain('spadestik_database_up 0')
    expect(text).not.toContain('spadestik_mails_waiting{')
  } finally {
    await observation.stop()
    await db.destroy()
  }
})
