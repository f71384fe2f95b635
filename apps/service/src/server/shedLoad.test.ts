import { setTimeout } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngine } from '../testing/openTestDatabase'
import type { ObservedService } from '../testing/observation/setUpObservedService'
import { setUpObservedService } from '../testing/observation/setUpObservedService'
import { shedLoad, untilCalm } from './shedLoad'

/** Keeps the only thread of the process from answering. */
function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}

test('[Z03] a process does not refuse its first calls because of its start', async () => {
  const app = Fastify()
  await shedLoad(app, { eventLoopDelayMs: 150, memoryBytes: 0 })
  app.get('/', async () => 'answer')
  app.addHook('onReady', async () => block(1500))
  await untilCalm(app)
  // The load of the start is measured as soon as the start lets it.
  await setTimeout(50)
  expect((await app.inject('/')).statusCode).toBe(200)
  await app.close()
})

describe('a process whose event loop is delayed', () => {
  let service: ObservedService
  let isBusy = false
  let token: string
  let blocking: Promise<void>
  beforeAll(async () => {
    service = await setUpObservedService(mainEngine, { shedding: { eventLoopDelayMs: 150, memoryBytes: 0 } })
    token = await service.signIn('paid@demo.test')
    isBusy = true
    blocking = (async () => {
      // oxlint-disable-next-line no-unmodified-loop-condition -- the test ends it
      while (isBusy) {
        block(400)
        await setTimeout(1)
      }
    })()
  })
  afterAll(async () => {
    isBusy = false
    await blocking
    await service.close()
  })

  const get = (url: string) =>
    service.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })

  test('[Z03] refuses calls with 503 and Retry-After, counts them, answers its probes, and recovers', async () => {
    const url = '/api/countries?languageId=2&domainId=9'
    await expect.poll(async () => (await get(url)).statusCode).toBe(503)
    const response = await get(url)
    expect(response.headers['content-type']).toContain('application/problem+json')
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(response.json()).toMatchObject({ kind: 'unavailable', status: 503 })
    for (const probe of ['/health', '/ready']) expect((await get(probe)).statusCode).toBe(200)
    expect((await get(url)).statusCode).toBe(503)
    isBusy = false
    await expect.poll(async () => (await get(url)).statusCode).toBe(200)
    const [, shed] = /spadestik_requests_shed_total (\d+)/.exec(await service.page()) ?? []
    expect(Number(shed)).toBeGreaterThanOrEqual(3)
  })
})
