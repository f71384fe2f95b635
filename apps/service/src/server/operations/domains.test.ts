import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

describe.each(mainEngines)('national domains on %s', (engine) => {
  let service: ServiceUnderTest
  let swede: string
  beforeAll(async () => {
    service = await setUpService(engine)
    const body = { username: 'paid-se@demo.test', password: demoPassword }
    swede = String((await service.call('POST', '/auth', { body, domainId: 8 })).headers['jwt'])
  })
  afterAll(() => service.close())

  const calls = [
    ['POST', '/search-items/search/projects', { body: {}, query: { index: 0, limit: 20 } }],
    ['GET', '/project-phases', {}],
    ['GET', '/lists', {}],
    ['GET', '/procurements/byId/2000000000', {}],
    ['GET', '/companies/byId/2000000000', {}],
  ] as const

  test.each(calls)(
    '[K01, Z02] %s %s is refused on a domain that the product does not cover',
    async (...call) => {
      const [method, path, request] = call
      const response = await service.call(method, path, { ...request, token: swede, domainId: 9 })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toMatchObject({ kind: 'forbidden', domain: { id: 9, covered: [8] } })
      const own = await service.call(method, path, { ...request, token: swede, domainId: 8 })
      expect([200, 404]).toContain(own.statusCode)
    },
  )

  test('[K01, Z02] the current user can be read on every domain, so that a user on the wrong domain stays signed in', async () => {
    expect((await service.call('GET', '/pa-users', { token: swede, domainId: 9 })).statusCode).toBe(200)
  })

  test.each(calls)('[K01] %s %s works for administrators on every domain', async (...call) => {
    const [method, path, request] = call
    const token = await service.signIn('admin@demo.test')
    const response = await service.call(method, path, { ...request, token, domainId: 10 })
    expect([200, 404]).toContain(response.statusCode)
  })

  test('[A01, K01] administrators can log in on every domain', async () => {
    const body = { username: 'admin@demo.test', password: demoPassword }
    expect((await service.call('POST', '/auth', { body, domainId: 10 })).statusCode).toBe(200)
  })

  test('[K01] a user without a product is refused for the missing product, not for the domain', async () => {
    const token = await service.signIn('none@demo.test')
    expect((await service.call('GET', '/lists', { token, domainId: 8 })).statusCode).toBe(200)
  })
})
