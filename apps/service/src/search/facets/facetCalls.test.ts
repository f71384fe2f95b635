import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'

describe.each(mainEngines)('search facets on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
  })
  afterAll(() => service.close())
  const find = async (kind: string, query: Record<string, string | number>) =>
    service.call('POST', `/search-items/search/${kind}`, { token, body: {}, query })

  test.each(['projects', 'procurements'])(
    '[S10, S11, S13] a search of %s returns the requested facet, and none by default',
    async (kind) => {
      const plain = (await find(kind, { limit: 5 })).json<{ count: number; facet?: Schemas['Facet'] }>()
      expect(plain.facet).toBeUndefined()
      const budget = (await find(kind, { limit: 1, facet: 'budget' })).json<{ facet: Schemas['Facet'] }>()
        .facet
      const counted = budget.bars.reduce((sum, { count }) => sum + count, budget.unspecified)
      expect(counted).toBe(plain.count)
      const criteria = (await find(kind, { limit: 1, facet: 'criteria', facetTypeId: 1 })).json<{
        facet: Schemas['Facet']
      }>().facet
      expect(criteria.criteria.length).toBeGreaterThan(0)
      const roles = (await find(kind, { limit: 1, facet: 'roles' })).json<{ facet: Schemas['Facet'] }>().facet
      expect(roles.options?.length).toBeGreaterThan(0)
    },
  )

  test('[Z03] an unknown facet is rejected as a bad request', async () => {
    expect((await find('projects', { facet: 'colour' })).statusCode).toBe(400)
  })
})
