import type { Schemas } from '@spadestik/api-client/schema'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCriteria } from '../items/writers/writeCriteria'
import { writeProcurements } from '../items/writers/writeProcurements'
import { mainEngines } from '../testing/openTestDatabase'
import { procurementRecord } from '../testing/scenes/records'
import type { ServiceUnderTest } from '../testing/setUpService'
import { setUpService } from '../testing/setUpService'
import { learnWords } from '../words/learnWords'

const trade = {
  code: 'trade',
  names: { da: 'Brancher', en: 'Trades' },
  searchable: true,
  tailored: false,
  highlightedProject: false,
  highlightedProcurement: false,
  criteria: [
    { code: '55', parent: null, names: { da: 'Hoteller og restauranter', en: 'Hotels and restaurants' } },
    { code: '551', parent: '55', names: { da: 'Kursteder og hoteller', en: 'Spas and hotels' } },
    { code: '5511', parent: '551', names: { da: 'Kursteder', en: 'Spas' } },
    { code: '552', parent: '55', names: { da: 'Forplejning', en: 'Meals' } },
  ],
}

const record = (key: string, name: string, code: string) =>
  procurementRecord(key, { names: { da: name }, criteria: [{ type: 'trade', code }] })

describe.each(mainEngines)('groups of criteria beside the results on %s', (engine) => {
  let service: ServiceUnderTest
  let token: string
  beforeAll(async () => {
    service = await setUpService(engine)
    token = await service.signIn('paid@demo.test')
    await service.db.transaction().execute(async (trx) => {
      await writeCriteria(trx, [trade])
      await writeProcurements(trx, [
        record('meals', 'Levering af forplejning', '552'),
        record('spa', 'Ombygning af kursted', '5511'),
        record('hotel', 'Nyt hotel i Ry', '551'),
      ])
    })
    while ((await learnWords(service.db)) > 0);
  })
  afterAll(() => service.close())

  const search = async (body: object) => {
    const response = await service.call('POST', '/search-items/search/procurements', { token, body })
    return response.json<Schemas['ProcurementSearchResult']>()
  }

  test('[S08] a word finds items by their own criteria, never by the groups above them', async () => {
    const { items, groupOffers = [] } = await search({ freeSearch: 'hotel' })
    expect(items.map(({ name }) => name)).toEqual(['Nyt hotel i Ry'])
    expect(groupOffers.map(({ name, count }) => [name, count])).toEqual([['Hoteller og restauranter', 3]])
    const [{ id, typeId }] = groupOffers as [Schemas['GroupOffer']]
    expect((await search({ criteria: [{ id, typeId, included: true }] })).count).toBe(3)
  })

  test('[S08] an exclusion removes only items that have the word themselves', async () => {
    const { items } = await search({ freeSearch: 'forplejning -hotel' })
    expect(items.map(({ name }) => name)).toEqual(['Levering af forplejning'])
  })

  test.each([
    ['a text with an exclusion', { freeSearch: 'hotel -kursted' }],
    ['a text with a field', { freeSearch: 'hotel sted:Ry' }],
    ['a postal code', { freeSearch: '8000', freeSearchType: 'zipCode' }],
    ['a word of no group', { freeSearch: 'forplejning' }],
    ['no text', {}],
  ])('[S08] %s has no group', async (_case, body) => {
    expect((await search(body)).groupOffers).toBeUndefined()
  })
})
