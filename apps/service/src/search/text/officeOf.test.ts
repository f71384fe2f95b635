import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usersMatching } from '../../agents/usersMatching'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { writeProcurement } from '../../testing/scenes/writeItem'

const office = { address: 'Stortorvet 1', postalCode: '3197', city: 'Storby' }

describe.each(mainEngines)('where an authority is, on %s', (engine) => {
  let service: ServiceUnderTest
  let itemId: number
  beforeAll(async () => {
    service = await setUpService(engine)
    itemId = await writeProcurement(service.db, 'office', {
      names: { da: 'Ny vej' },
      office,
      address: 'Skovvej 2',
      postalCode: '7100',
      city: 'Lilleby',
    })
  })
  afterAll(() => service.close())

  const find = async (email: string, body: object) => {
    const token = await service.signIn(email)
    const response = await service.call('POST', '/search-items/search/procurements', { token, body })
    return response.json<{ items: { id: number; highlight?: unknown }[] }>().items
  }
  const texts = [
    { freeSearch: 'Stortorvet' },
    { freeSearch: 'place:Storby' },
    { freeSearch: '3197 vej' },
    { freeSearch: '3100-3199', freeSearchType: 'zipCode' },
  ]

  test.each(texts)('[K02] %o finds nothing without a paid product, and the tender with one', async (body) => {
    expect(await find('none@demo.test', body)).toEqual([])
    expect((await find('paid@demo.test', body)).map(({ id }) => id)).toContain(itemId)
  })

  test.each([{ freeSearch: 'place:Lilleby' }, { freeSearch: '7100', freeSearchType: 'zipCode' }])(
    '[K02] %o, the place of the work, is open to everybody',
    async (body) => {
      const [found] = await find('none@demo.test', body)
      expect(found?.id).toBe(itemId)
      expect(JSON.stringify(found)).not.toMatch(/Stortorvet|3197|Storby/)
    },
  )

  test('[K02] an agent by the postal code of the office finds the tender only for users who may read it', async () => {
    const token = await service.signIn('paid@demo.test')
    const userId = (email: string) => service.scene.users.get(email) ?? 0
    const body = { name: 'Zip', mailTime: 'daily', freeSearch: '3197', freeSearchType: 'zipCode' }
    const created = await service.call('POST', '/agents/procurement', {
      token,
      body: { ...body, paUserIds: [userId('paid@demo.test')] },
    })
    const { id: agentId } = created.json<{ id: number }>()
    const none = userId('none@demo.test')
    await service.db.insertInto('agent_users').values({ agent_id: agentId, user_id: none }).execute()
    const matches = await usersMatching(service.db, {
      itemType: 'procurement',
      itemIds: [itemId],
      now: new Date(),
    })
    expect(matches.filter((match) => match.agentId === agentId).map(({ userId: reader }) => reader)).toEqual([
      userId('paid@demo.test'),
    ])
  })
})
