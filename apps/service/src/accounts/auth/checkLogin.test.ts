import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

const quarterMs = 15 * 60_000

describe.each(mainEngines)('password guessing on %s', (engine) => {
  let service: ServiceUnderTest
  let time = new Date('2026-11-21T10:00:00Z')
  const waits: number[] = []
  beforeAll(async () => {
    service = await setUpService(engine, {
      clock: () => time,
      pause: async (ms) => void waits.push(ms),
    })
  })
  afterAll(() => service.close())

  const login = (username: string, password: string, address: string) =>
    service.call('POST', '/auth', { body: { username, password }, address })
  const statusOf = async (...call: Parameters<typeof login>) => (await login(...call)).statusCode
  async function guess(username: string, address: string, count: number): Promise<number[]> {
    const responses: number[] = []
    for (let index = 0; index < count; index += 1) responses.push(await statusOf(username, 'wrong', address))
    return responses
  }

  test('[W02] twenty wrong passwords from one address block an account for that address for a quarter of an hour', async () => {
    const email = 'projects@demo.test'
    expect(await guess(email, '10.0.0.1', 20)).toEqual(Array.from({ length: 20 }, () => 401))
    const refused = await login(email, 'wrong', '10.0.0.1')
    expect(refused.json()).toMatchObject({ kind: 'tooManyRequests', status: 429 })
    expect(refused.headers['retry-after']).toBe('900')
    time = new Date(time.getTime() + quarterMs + 1000)
    expect(await statusOf(email, demoPassword, '10.0.0.1')).toBe(200)
  })

  test('[W02] a correct password resets the count of its address', async () => {
    const email = 'none@demo.test'
    await guess(email, '10.0.0.2', 19)
    expect(await statusOf(email, demoPassword, '10.0.0.2')).toBe(200)
    expect(await guess(email, '10.0.0.2', 20)).toEqual(Array.from({ length: 20 }, () => 401))
  })

  test('[W02] a correct password is accepted despite wrong passwords from other addresses', async () => {
    const email = 'basic@demo.test'
    for (let other = 0; other < 5; other += 1) await guess(email, `10.1.0.${other}`, 20)
    expect(await statusOf(email, demoPassword, '10.0.0.3')).toBe(200)
  })

  test('[W02] wrong passwords from many addresses make the logins of an account slower and slower', async () => {
    const email = 'paid@demo.test'
    const slowest: number[] = []
    for (let other = 0; other < 8; other += 1) {
      waits.length = 0
      await guess(email, `10.2.0.${other}`, 10)
      slowest.push(Math.max(...waits))
    }
    expect(slowest).toEqual([0, 0, 500, 1000, 2000, 4000, 8000, 10_000])
    waits.length = 0
    expect(await statusOf(email, demoPassword, '10.0.0.4')).toBe(200)
    expect(Math.max(...waits)).toBe(10_000)
    expect(await statusOf('colleague@demo.test', demoPassword, '10.0.0.4')).toBe(200)
  })

  test('[W02] fifty concurrent correct logins all succeed', async () => {
    const logins = Array.from({ length: 50 }, () => statusOf('colleague@demo.test', demoPassword, '10.0.0.5'))
    expect(new Set(await Promise.all(logins))).toEqual(new Set([200]))
  })

  test('[W02] concurrent guesses learn no more than sequential ones', async () => {
    const guesses = Array.from({ length: 60 }, () => statusOf('paid-se@demo.test', 'wrong', '10.0.0.6'))
    const responses = await Promise.all(guesses)
    expect(responses.filter((status) => status === 401)).toHaveLength(20)
    expect(responses.filter((status) => status === 429)).toHaveLength(40)
  })
})
